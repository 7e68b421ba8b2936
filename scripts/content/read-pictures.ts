import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { resizedPath } from '#src/content/resized-path.ts';
import type { DrawingSize } from '#src/content/types.ts';
import { OutlineError, textAsOutlines } from '../drawing/text-as-outlines.ts';
import { checkDrawing } from './check/check-drawing.ts';
import { missing } from './check/check-file-names.ts';
import { checkSource } from './check/check-source.ts';
import { expectedPictureName } from './check/picture-name.ts';
import { isForeignFile, readContentFile } from './content-files.ts';
import type { Checked, Diagnostic } from './diagnostic.ts';
import { pictureHash, readResizedPictures, writtenPicture } from './resized-pictures.ts';

/** A drawing, its letters as outlines. */
type Drawing = { readonly size: DrawingSize; readonly svg: string };

export type Pictures = {
  /** Names of the pictures that texts and data can show: `min-artikel/kurve.svg`. */
  readonly names: ReadonlySet<string>;
  /** Those whose sizes are missing or made from another picture: `npm run pictures` makes them. */
  readonly unsized: ReadonlySet<string>;
  readonly drawings: ReadonlyMap<string, Drawing>;
};

/** Reads the folder `billeder`, checks its drawings and reports files that cannot be shown. */
export async function readPictures(directory: string): Promise<Checked<Pictures>> {
  const diagnostics: Diagnostic[] = [];
  const names = new Set<string>();
  const unsized = new Set<string>();
  const drawings = new Map<string, Drawing>();
  const resized = readResizedPictures();
  for (const name of await pictureFiles(join(directory, 'billeder'))) {
    const file = `content/billeder/${name}`;
    const expected = expectedPictureName(name);
    if (expected) {
      diagnostics.push({ file, line: 1, where: 'filnavn', found: name, expected });
      continue;
    }
    const bytes = await readContentFile(directory, file);
    if (!bytes?.length) {
      diagnostics.push(missing(file));
      continue;
    }
    names.add(name);
    if (name.endsWith('.svg')) {
      const drawing = readDrawing(file, bytes.toString());
      if (drawing.value) drawings.set(name, drawing.value);
      diagnostics.push(...drawing.diagnostics);
    } else if (resized[name] !== pictureHash(bytes) || !existsSync(writtenPicture(resizedPath(name))))
      unsized.add(name);
  }
  return { value: { names, unsized, drawings }, diagnostics };
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

function readDrawing(file: string, source: string): Checked<Drawing | null> {
  const ofSource = checkSource(file, source);
  if (ofSource.length) return { value: null, diagnostics: ofSource };
  const { value: size, diagnostics } = checkDrawing(file, source);
  if (!size || diagnostics.length) return { value: null, diagnostics };
  try {
    return { value: { size, svg: textAsOutlines(source) }, diagnostics };
  } catch (error) {
    if (!(error instanceof OutlineError)) throw error;
    const { line, found, expected } = error;
    return { value: null, diagnostics: [{ file, line, where: 'tegning', found, expected }] };
  }
}
