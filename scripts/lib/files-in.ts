import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Returns all files in a folder and its subfolders as sorted relative paths with forward slashes. */
export async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}
