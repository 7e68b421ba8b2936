import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { findOnPath } from '../lib/find-on-path.ts';
import { installPackages } from '../lib/install-packages.ts';
import { root } from '../lib/root.ts';

/** Stores the path that was found, so that the next run does not retry a download that fails here. */
const pathCache = join(root, 'node_modules/.cache/chromium-path');
const shell = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Finds a Chromium that starts, in this order: `CHROMIUM_PATH`; a headless shell, which runs the tests in two thirds of
 * the time, or Playwright's own, which is downloaded if it can be; any other that the system has; the system's package,
 * which is installed. Says so and returns null if there is none.
 */
export function ensureChromium(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    console.error(`CHROMIUM_PATH peger på et program, der ikke kan starte: ${chosen}`);
    return null;
  }
  const remembered = existsSync(pathCache) ? readFileSync(pathCache, 'utf8') : null;
  const preferred = () => [remembered, findOnPath(shell), chromium.executablePath()].find(starts);
  const installed = () => preferred() ?? [...systemNames.map(findOnPath), macPath].find(starts);
  const path =
    preferred() ??
    (download() ? preferred() : null) ??
    installed() ??
    (installPackages(shell) || installPackages('chromium') ? installed() : null);
  if (path) remember(path);
  else
    console.error(
      'Der er ingen Chromium her, og der kunne ikke hentes nogen. Installer en (Debian: `apt-get install chromium-headless-shell`, ' +
        'andre: `npx playwright install --with-deps chromium`), eller peg på din egen: CHROMIUM_PATH=/sti/til/chromium',
    );
  return path ?? null;
}

function remember(path: string): void {
  try {
    mkdirSync(dirname(pathCache), { recursive: true });
    writeFileSync(pathCache, path);
  } catch {
    // Packages may be installed read-only; then the next run searches again.
  }
}

/** Runs the program with `--version`, which is fast and fails if a library is missing. */
function starts(program: string | null): boolean {
  return (
    program !== null && spawnSync(program, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
  );
}

function download(): boolean {
  console.log('Henter Chromium til browsertestene (cirka 150 MB) ...');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'install', '--no-shell', 'chromium'],
    {
      // Without network access the connection hangs, so it times out after 5 s; a slow download gets 3 minutes.
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
      timeout: 180_000,
      stdio: 'ignore',
    },
  );
  if (status !== 0) console.log('Den kan ikke hentes her. Leder efter en Chromium på systemet.');
  return status === 0;
}
