import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileToPath } from '#src/lib/paths.ts';
import { copiedPages } from './copied-pages.ts';
import { filesIn } from './files-in.ts';

type PageFile = { readonly path: string; readonly file: string; readonly html: string };

/** Reads every page of a built site. */
export async function pagesIn(directory: string): Promise<PageFile[]> {
  const copied = await copiedPages();
  const files = (await filesIn(directory)).filter((file) => file.endsWith('.html') && !copied.includes(file));
  return Promise.all(
    files.map(async (file) => ({
      path: fileToPath(file),
      file,
      html: await readFile(join(directory, file), 'utf8'),
    })),
  );
}
