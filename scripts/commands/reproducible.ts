import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distDirectory } from '../lib/dist-directory.ts';
import { filesIn } from '../lib/files-in.ts';
import { runScript } from './run-script.ts';

/*
 * `npm run reproducible`: builds the site again and compares every byte with `dist/`, which must be built from the same
 * files and variables.
 */

const work = mkdtempSync(join(tmpdir(), 'reproducible-'));
const again = join(work, 'dist');
try {
  const isBuilt = runScript('build', { ...process.env, OUT_DIRECTORY: again });
  const different = isBuilt ? await differentFiles() : [];
  if (different.length) console.error(`To byggerier gav ikke det samme:\n  ${different.join('\n  ')}`);
  else if (isBuilt) console.log('To byggerier gav de samme filer, byte for byte.');
  process.exitCode = isBuilt && different.length === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Returns the files that are not the same in both, those of the web servers' configuration included. */
async function differentFiles(): Promise<string[]> {
  const [first, second] = [await fingerprints(distDirectory), await fingerprints(again)];
  const files = new Set([...first.keys(), ...second.keys()]);
  return [...files].filter((file) => first.get(file) !== second.get(file));
}

async function fingerprints(dist: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [name, folder] of [
    ['dist', dist],
    ['dist-config', `${dist}-config`],
  ] as const)
    for (const file of await filesIn(folder))
      found.set(`${name}/${file}`, hash('sha256', readFileSync(join(folder, file))));
  return found;
}
