import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDrawing } from '../check/check-drawing.ts';
import { missing } from '../check/check-file-names.ts';
import { checkSource } from '../check/check-source.ts';
import { expectedPictureName } from '../check/picture-name.ts';
import type { Checked, Diagnostic } from '../diagnostic.ts';
import { resizedPath } from '../resized-path.ts';
import { pictureHash, readResizedPictures, writtenPicture } from '../resized-pictures.ts';
import type { DrawingSize, Pictures } from '../types.ts';
import { isForeignFile, readContentFile } from './content-files.ts';

/** Reads the folder `billeder`, checks its drawings and reports files that cannot be shown. */
export async function readPictures(directory: string): Promise<Checked<Pictures>> {
  const diagnostics: Diagnostic[] = [];
  const names = new Set<string>();
  const unsized = new Set<string>();
  const drawings: Record<string, DrawingSize> = {};
  const resized = readResizedPictures();
  for (const name of await pictureFiles(join(directory, 'billeder'))) {
    const file = `content/billeder/${name}`;
    const expected = expectedPictureName(name);
    if (expected) {
      diagnostics.push({ file, line: 1, where: 'filnavn', found: name, expected });
      continue;
    }
    const bytes = await readContentFile(directory, file);
    if (!bytes) {
      diagnostics.push(missing(file));
      continue;
    }
    names.add(name);
    if (!name.endsWith('.svg')) {
      const isSized = resized[name] === pictureHash(bytes) && existsSync(writtenPicture(resizedPath(name)));
      if (!isSized) unsized.add(name);
      continue;
    }
    const svg = bytes.toString();
    const found = checkSource(file, svg);
    const drawing = checkDrawing(file, svg);
    if (drawing.value) drawings[name] = drawing.value;
    diagnostics.push(...(found.length ? found : drawing.diagnostics));
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
