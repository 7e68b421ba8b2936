import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { differentFiles } from './different-files.ts';
import { root, runScript } from './run-script.ts';

/**
 * `npm run reproducible [-- folder]`: builds the site twice and compares every byte. A folder stands for the
 * first of the two; it must come from the same files and variables. In a fresh clone the first build has no
 * caches and the second has those of the first, so that they are compared too.
 */
const work = mkdtempSync(join(tmpdir(), 'reproducible-'));
const [given] = process.argv.slice(2);

function build(name: string): string | null {
  const directory = join(work, name);
  return runScript('build', [], { ...process.env, OUT_DIRECTORY: directory }) ? directory : null;
}

try {
  const first = given ? resolve(root, given) : build('first');
  const second = first && build('second');
  const differences = first && second ? await differentFiles(first, second) : null;
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
