import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.ts';

/** Committed files and new ones that git does not ignore. */
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  // A deleted file is listed until that is committed, and a checkout in this one as a folder.
  .filter((file) => file && !file.endsWith('/') && existsSync(join(root, file)))
  .sort();

/** Returns every file of the project below a folder, as sorted paths from the root. */
export function projectFiles(folder = ''): string[] {
  return files.filter((file) => file.startsWith(folder && `${folder}/`));
}

export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
