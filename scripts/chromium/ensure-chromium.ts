import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findOnPath } from '../lib/find-on-path.ts';
import { root } from '../lib/root.ts';

/** Debian's Chromium without windows: the same engine, and the browser tests take half as long. */
const shell = 'chromium-headless-shell';

/**
 * Finds a Chromium: that of `CHROMIUM_PATH`, or one that starts, the system's or Playwright's; else downloads Playwright's
 * or, where its server is out of reach or a library is missing, installs Debian's package. Says so and returns null if there
 * is none.
 */
export function ensureChromium(): string | null {
  const path =
    process.env.CHROMIUM_PATH ||
    installed() ||
    (downloadChromium() && installed()) ||
    (installShell() && installed());
  if (path) return path;
  console.error(
    'Der er ingen Chromium her, og der kunne ikke hentes nogen. Installer en (Debian: `apt-get install chromium-headless-shell`, ' +
      'andre: `npx playwright install --with-deps chromium`), eller peg på din egen: CHROMIUM_PATH=/sti/til/chromium',
  );
  return null;
}

const installed = () =>
  [...[shell, 'chromium', 'google-chrome'].map(findOnPath), chromium.executablePath()].find(starts);

/** Runs the program with `--version`, which is fast and fails if a library is missing. */
function starts(program: string | null): boolean {
  return program !== null && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

function downloadChromium(): boolean {
  console.log('Henter Chromium til browsertestene (cirka 150 MB) ...');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'install', '--no-shell', 'chromium'],
    // Without network access the connection hangs.
    { env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }, stdio: 'ignore' },
  );
  return status === 0;
}

function installShell(): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installerer ${shell} med apt-get ...`);
  const aptGet = (...args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', shell);
}
