import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../lib/root.ts';
import { differentFiles } from './different-files.ts';
import { runScript } from './run-script.ts';

/*
 * `npm run reproducible [-- directory]`: builds the site twice and compares every byte. A given directory replaces the
 * first build; it must be built from the same files and variables.
 */

const work = mkdtempSync(join(tmpdir(), 'reproducible-'));
const [given] = process.argv.slice(2);
try {
  process.exitCode = (await isReproducible()) ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function isReproducible(): Promise<boolean> {
  const first = given ? resolve(root, given) : build('first');
  const second = first && build('second');
  if (!first || !second) return false;
  const differences = [
    ...(await differentFiles(first, second)),
    // The configuration of web servers, which the build writes beside the site.
    ...(await differentFiles(`${first}-config`, `${second}-config`)),
  ];
  if (differences.length) console.error(`To byggerier gav ikke det samme:\n  ${differences.join('\n  ')}`);
  else console.log('To byggerier gav de samme filer, byte for byte.');
  return differences.length === 0;
}

/** Builds into a temp directory. Returns its path, or null if the build fails. */
function build(name: string): string | null {
  const directory = join(work, name);
  const env = { ...process.env, OUT_DIRECTORY: directory };
  return runScript('build', env) ? directory : null;
}
