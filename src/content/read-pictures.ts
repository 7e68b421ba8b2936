import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDrawing } from './check-drawing.ts';
import { checkSource } from './check-source.ts';
import { isForeignFile, readContentFile } from './content-files.ts';
import type { Diagnostic } from './diagnostic.ts';
import { pictureNameDiagnostic } from './picture-name.ts';
import { pictureHash, readResizedPictures } from './resized-pictures.ts';

export type Pictures = {
  /** Names of the pictures that texts and data can show: `min-artikel/kurve.svg`. */
  readonly names: ReadonlySet<string>;
  /** Those whose sizes, if there are any, `npm run pictures` has not made from this file. */
  readonly changed: ReadonlySet<string>;
};

/** Reads the folder `billeder`, checks its drawings and reports files that cannot be shown. */
export async function readPictures(directory: string, diagnostics: Diagnostic[]): Promise<Pictures> {
  const names = new Set<string>();
  const changed = new Set<string>();
  const resized = readResizedPictures().pictures;
  for (const name of await pictureFiles(join(directory, 'billeder'))) {
    const file = `content/billeder/${name}`;
    const diagnostic = pictureNameDiagnostic(name);
    if (diagnostic) {
      diagnostics.push({ file, line: 1, where: 'filnavn', found: name, ...diagnostic });
      continue;
    }
    const bytes = await readContentFile(directory, file, diagnostics);
    if (!bytes) continue;
    names.add(name);
    if (name.endsWith('.svg')) {
      const svg = bytes.toString();
      const found = checkSource(file, svg);
      diagnostics.push(...(found.length ? found : checkDrawing(file, svg)));
    } else if (resized[name] !== pictureHash(bytes)) changed.add(name);
  }
  return { names, changed };
}

/** Returns the paths of what is in a folder and its folders, sorted, without the files of editors and systems. */
export async function pictureFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names: string[] = [];
  for (const entry of entries.filter(({ name }) => !isForeignFile(name))) {
    if (!entry.isDirectory()) names.push(entry.name);
    else
      names.push(...(await pictureFiles(join(folder, entry.name))).map((inner) => `${entry.name}/${inner}`));
  }
  return names.sort();
}
