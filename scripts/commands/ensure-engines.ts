import { spawnSync } from 'node:child_process';
import { programOnPath } from '../program-on-path.ts';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const programs = [['firefox-esr', 'firefox'], ['WebKitWebDriver'], ['Xvfb']];

/** As root on Debian, installs the engines that are missing. The Chromium is looked for by itself. */
export function ensureEngines(): void {
  const missing = programs.some((names) => !names.some(programOnPath));
  if (!missing || process.getuid?.() !== 0 || !programOnPath('apt-get')) return;
  console.log('Installerer Firefox og WebKitGTK ...');
  aptGet(['update'], 120_000);
  aptGet(['install', '-y', '--no-install-recommends', ...packages], 600_000);
}

function aptGet(args: readonly string[], timeout: number): void {
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
