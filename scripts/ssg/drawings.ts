import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawingId } from '#src/components/drawing/Drawing.tsx';
import { filesIn } from '../files-in.ts';
import { writeInto } from './staging.ts';

/** A writer's drawing as pages refer to it: with the id that they name. */
export const publishedDrawing = (svg: string): string =>
  svg.slice(svg.indexOf('<svg')).replace('<svg', `<svg id="${drawingId}"`);

/** Writes the drawings of articles beside their pictures. */
export async function writeDrawings(contentDirectory: string, staging: string): Promise<void> {
  const source = join(contentDirectory, 'billeder');
  for (const file of await filesIn(source)) {
    if (!file.endsWith('.svg')) continue;
    const svg = await readFile(join(source, file), 'utf8');
    await writeInto(join(staging, 'billeder/indhold', file), publishedDrawing(svg));
  }
}
