import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../../scripts/lib/root.ts';

/** Patterns of `.gitignore`, matched against paths from the root. Supports plain names and `*`. */
const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => {
    const name = line.trim().replace(/\/$/, '');
    const pattern = name.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    // A leading slash anchors the name to the root.
    return new RegExp(name.startsWith('/') ? `^${pattern.slice(1)}$` : `(?:^|/)${pattern}$`);
  });

/** Returns every file that git does not ignore, as sorted paths from the root with forward slashes. */
export function projectFiles(folder = ''): string[] {
  // A copy of the repository inside this one, such as a git worktree.
  if (folder && existsSync(join(root, folder, '.git'))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name).replaceAll(sep, '/');
      if (entry.name === '.git' || ignored.some((pattern) => pattern.test(path))) return [];
      return entry.isDirectory() ? projectFiles(path) : [path];
    })
    .sort();
}

export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
