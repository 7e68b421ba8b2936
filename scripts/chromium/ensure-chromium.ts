import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findOnPath } from '../lib/find-on-path.ts';
import { installPackages } from '../lib/install-packages.ts';
import { root } from '../lib/root.ts';

/** Debian's Chromium without windows: the same engine, and the browser tests take half as long. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Finds a Chromium that starts: that of `CHROMIUM_PATH`, the system's or Playwright's; else downloads Playwright's or
 * installs Debian's package, which a build machine does first. Says so and returns null if there is none.
 */
export function ensureChromium(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    console.error(`CHROMIUM_PATH peger på et program, der ikke kan starte: ${chosen}`);
    return null;
  }
  const installed = () => [...names.map(findOnPath), macPath, chromium.executablePath()].find(starts);
  if (process.env.CI === 'true' && !findOnPath(shell)) installPackages(shell);
  const path =
    installed() ?? (download() ? installed() : null) ?? (installPackages(shell) ? installed() : null);
  if (!path)
    console.error(
      'Der er ingen Chromium her, og der kunne ikke hentes nogen. Installer en (Debian: `apt-get install chromium-headless-shell`, ' +
        'andre: `npx playwright install --with-deps chromium`), eller peg på din egen: CHROMIUM_PATH=/sti/til/chromium',
    );
  return path ?? null;
}

/** Runs the program with `--version`, which is fast and fails if a library is missing. */
function starts(program: string | null): boolean {
  return program !== null && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

function download(): boolean {
  console.log('Henter Chromium til browsertestene (cirka 150 MB) ...');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'install', '--no-shell', 'chromium'],
    // Without network access the connection hangs.
    { env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }, stdio: 'ignore' },
  );
  return status === 0;
}
