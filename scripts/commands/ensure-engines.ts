import { spawnSync } from 'node:child_process';
import { programOnPath } from '../program-on-path.ts';
import { ensureChromium } from './ensure-chromium.ts';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Finds the browsers to try the site in; as root on Debian, what is missing is installed. */
export function ensureEngines(): { readonly chromium: string | null; readonly firefox: string | null } {
  const chromium = ensureChromium();
  const missing = () => !firefox() || !programOnPath('WebKitWebDriver') || !programOnPath('Xvfb');
  if (missing() && process.getuid?.() === 0 && programOnPath('apt-get')) {
    console.log('Installerer Firefox og WebKitGTK ...');
    aptGet(['update'], 120_000);
    aptGet(['install', '-y', '--no-install-recommends', ...packages], 600_000);
  }
  return { chromium: chromium.ok ? chromium.path : null, firefox: firefox() };
}

function firefox(): string | null {
  return programOnPath('firefox-esr') ?? programOnPath('firefox');
}

function aptGet(args: readonly string[], timeout: number): void {
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
