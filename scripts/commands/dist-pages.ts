import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileToPath } from '#src/lib/paths.ts';

export type BuiltPage = { readonly path: string; readonly file: string; readonly html: string };

/** Every file of a built folder, as paths with forward slashes, sorted. */
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

/** Every page of a built folder. */
export async function pagesIn(directory: string): Promise<BuiltPage[]> {
  const files = (await filesIn(directory)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => ({
      path: fileToPath(file),
      file,
      html: await readFile(join(directory, file), 'utf8'),
    })),
  );
}
