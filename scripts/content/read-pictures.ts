import { existsSync } from 'node:fs';
import { resizedPath } from '#src/content/resized-path.ts';
import type { DrawingSize } from '#src/content/types.ts';
import { OutlineError, textAsOutlines } from '../drawing/text-as-outlines.ts';
import { checkDrawing } from './check-drawing.ts';
import { checkCharacters, checkLines } from './check-source.ts';
import { type ContentFolder, normalizeText, pathsIn } from './content-folder.ts';
import { type Finding, missing } from './diagnostic.ts';
import { expectedPictureName } from './file-names.ts';
import { pictureHash, readResizedPictures, writtenPicture } from './resized-pictures.ts';

/** A drawing, its letters as outlines. */
type Drawing = { readonly size: DrawingSize; readonly svg: string };

export type Pictures = Awaited<ReturnType<typeof readPictures>>;

/** Reads the folder `billeder`, checks its drawings and reports files that cannot be shown. */
export async function readPictures(content: ContentFolder) {
  /** Names of the pictures that texts and data can show: `min-artikel/kurve.svg`. */
  const names = new Set<string>();
  /** Those whose sizes are missing or made from another picture: `npm run pictures` makes them. */
  const unsized = new Set<string>();
  const drawings = new Map<string, Drawing>();
  const resized = readResizedPictures();
  for (const name of await content.list('billeder', expectedPictureName, pathsIn)) {
    const file = `content/billeder/${name}`;
    const bytes = await content.read(file);
    if (bytes?.length === 0) content.diagnostics.push(missing(file));
    if (!bytes?.length) continue;
    names.add(name);
    if (name.endsWith('.svg')) {
      const drawing = readDrawing(normalizeText(bytes.toString()));
      if ('svg' in drawing) drawings.set(name, drawing);
      else content.report(file, drawing);
    } else if (resized[name] !== pictureHash(bytes) || !existsSync(writtenPicture(resizedPath(name))))
      unsized.add(name);
  }
  return { names, unsized, drawings };
}

/** Returns a drawing as the site shows it, or what is wrong with it. */
function readDrawing(source: string): Drawing | readonly Finding[] {
  const findings = [...checkLines(source), ...checkCharacters(source)];
  if (findings.length) return findings;
  const size = checkDrawing(source);
  if (!('width' in size)) return size;
  try {
    return { size, svg: textAsOutlines(source) };
  } catch (error) {
    if (error instanceof OutlineError) return [error.finding];
    throw error;
  }
}
