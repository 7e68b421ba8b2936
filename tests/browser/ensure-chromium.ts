import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { findOnPath } from '../../scripts/lib/find-on-path.ts';

/** Debian's Chromium without windows: the same engine, and the browser tests take half as long. */
const shell = 'chromium-headless-shell';

/**
 * Returns the path of a Chromium: that of `CHROMIUM_PATH`, or the system's or Playwright's. Where there is none, downloads
 * Playwright's or, where its server is out of reach or a library is missing, installs Debian's package.
 * @throws if there is still none
 */
export function ensureChromium(): string {
  const path = process.env.CHROMIUM_PATH || installed() || fetched();
  if (path) return path;
  throw new Error(
    'Der er ingen Chromium her, og der kunne ikke hentes nogen. Installer en (Debian: `apt-get install chromium-headless-shell`, ' +
      'andre: `npx playwright install --with-deps chromium`), eller peg på din egen: CHROMIUM_PATH=/sti/til/chromium',
  );
}

/** Runs each program with `--version`, which is fast and fails if a library is missing. */
const installed = () =>
  [...[shell, 'chromium', 'google-chrome'].map(findOnPath), chromium.executablePath()].find(
    (program) => program && run(program, '--version'),
  );

function fetched(): string | null | undefined {
  console.log('Henter Chromium til browsertestene (cirka 150 MB) ...');
  // Without network access the connection hangs.
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ??= '5000';
  const path = run('npx', 'playwright', 'install', '--no-shell', 'chromium') && installed();
  if (path || process.getuid?.() !== 0) return path || null;
  console.log(`Installerer ${shell} med apt-get ...`);
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', shell)
    ? installed()
    : null;
}

const run = (program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { stdio: 'ignore', shell: process.platform === 'win32' }).status === 0;
