import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../root.ts';
import { differentFiles } from './different-files.ts';
import { runScript } from './run-script.ts';

/**
 * `npm run reproducible [-- folder]`: builds the site twice and compares every byte. A folder stands for the
 * first of the two; it must come from the same files and variables. The second build starts from nothing, so that
 * whatever the first took from the caches is proved by it.
 */
const work = mkdtempSync(join(tmpdir(), 'reproducible-'));
const [given] = process.argv.slice(2);

function build(name: string, variables: NodeJS.ProcessEnv = {}): string | null {
  const directory = join(work, name);
  const env = { ...process.env, ...variables, OUT_DIRECTORY: directory };
  return runScript('build', env) ? directory : null;
}

try {
  const first = given ? resolve(root, given) : build('first');
  const second = first && build('second', { CACHE_DIRECTORY: join(work, 'cache') });
  const differences =
    first && second
      ? [
          ...(await differentFiles(first, second)),
          // What the build writes beside the site for web servers.
          ...(await differentFiles(`${first}-config`, `${second}-config`)),
        ]
      : null;
  if (!differences) {
    process.exitCode = 1;
  } else if (differences.length) {
    console.error(`To byggerier gav ikke det samme:\n  ${differences.join('\n  ')}`);
    process.exitCode = 1;
  } else {
    console.log('To byggerier gav de samme filer, byte for byte.');
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
