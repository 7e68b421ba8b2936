import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileToPath } from '#src/lib/paths.ts';
import { filesIn } from './files-in.ts';

type PageFile = { readonly path: string; readonly file: string; readonly html: string };

/** Reads every HTML page of a built site. */
export async function pagesIn(directory: string): Promise<PageFile[]> {
  const files = (await filesIn(directory)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => ({
      path: fileToPath(file),
      file,
      html: await readFile(join(directory, file), 'utf8'),
    })),
  );
}
