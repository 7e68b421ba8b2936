import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { cacheDirectory } from '../cache-directory.ts';
import { programOnPath } from '../program-on-path.ts';
import { root } from '../root.ts';
import { type FoundChromium, findChromium } from './find-chromium.ts';
import { installPackages } from './install-packages.ts';

/** Where the last search ended: the next run need not try a download that does not work here. */
const memory = join(cacheDirectory('chromium'), 'path');
const shell = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Finds a Chromium that starts on this machine, or installs one. */
export function ensureChromium(): FoundChromium {
  const remembered = existsSync(memory) ? readFileSync(memory, 'utf8') : undefined;
  if (!process.env.CHROMIUM_PATH && remembered && starts(remembered)) return { ok: true, path: remembered };

  const found = findChromium({
    chosen: process.env.CHROMIUM_PATH,
    shellPath: () => programOnPath(shell),
    playwrightPath: chromium.executablePath(),
    systemPaths: () => [...systemNames.flatMap((name) => programOnPath(name) ?? []), macPath],
    isRoot: process.getuid?.() === 0,
    starts,
    installPackage,
    download,
  });
  if (found.ok && !process.env.CHROMIUM_PATH) writeFileSync(memory, found.path);
  return found;
}

/** Asks only for the version: quick, and it fails when a library is missing. */
function starts(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function download(): boolean {
  console.log('Henter Chromium til browsertestene (cirka 150 MB) ...');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'install', '--no-shell', 'chromium'],
    {
      // Behind a closed network the first connection hangs: give that up soon, a slow download late.
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
      timeout: 180_000,
      stdio: 'ignore',
    },
  );
  if (status !== 0) console.log('Den kan ikke hentes her. Leder efter en Chromium på systemet.');
  return status === 0;
}

function installPackage(): boolean {
  console.log('Installerer systemets Chromium-pakke ...');
  return installPackages(shell) || installPackages('chromium');
}
