import { existsSync } from 'node:fs';
import { resizedPath } from '#src/content/resized-path.ts';
import type { DrawingSize } from '#src/content/types.ts';
import { checkDrawing } from '../drawing/check-drawing.ts';
import { textAsOutlines } from '../drawing/text-as-outlines.ts';
import { type ContentFolder, pathsIn } from './content-folder.ts';
import { expectedPictureName } from './file-names.ts';
import { pictureHash, readResizedPictures, writtenPicture } from './resized-pictures.ts';

/** A drawing, its letters as outlines. */
type Drawing = { readonly size: DrawingSize; readonly svg: string };

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
    names.add(name);
    if (name.endsWith('.svg')) {
      const source = await content.readSource(file);
      if (source === null) continue;
      const size = checkDrawing(source);
      if ('width' in size) drawings.set(name, { size, svg: textAsOutlines(source) });
      else content.report(file, size);
      continue;
    }
    const bytes = await content.read(file);
    if (!bytes) continue;
    if (resized[name] !== pictureHash(bytes) || !existsSync(writtenPicture(resizedPath(name))))
      unsized.add(name);
  }
  return { names, unsized, drawings };
}
