import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Returns all files in a folder and its subfolders as sorted relative paths with forward slashes. */
export async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
