import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findOnPath } from '../lib/find-on-path.ts';
import { installPackages } from '../lib/install-packages.ts';
import { root } from '../lib/root.ts';
import { type FoundChromium, findChromium } from './find-chromium.ts';

/** Stores the path that was found, so that the next run does not retry a download that fails here. */
const pathCache = join(root, 'node_modules/.cache/chromium-path');
const shell = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Finds or installs a Chromium that starts on this machine. */
export function ensureChromium(): FoundChromium {
  const cached = existsSync(pathCache) ? readFileSync(pathCache, 'utf8') : undefined;
  if (!process.env.CHROMIUM_PATH && cached && starts(cached)) return { ok: true, path: cached };

  const found = findChromium({
    chosen: process.env.CHROMIUM_PATH,
    preferredPaths: () => [findOnPath(shell) ?? [], chromium.executablePath()].flat(),
    systemPaths: () => [...systemNames.flatMap((name) => findOnPath(name) ?? []), macPath],
    starts,
    installPackage: () => installPackages(shell) || installPackages('chromium'),
    download,
  });
  if (found.ok && !process.env.CHROMIUM_PATH) remember(found.path);
  return found;
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
function starts(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
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
