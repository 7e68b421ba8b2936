import { createHash, hash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { openGraphImagePath } from '#src/seo/open-graph-image.ts';
import { cacheDirectory } from '../lib/cache-directory.ts';
import { filesIn } from '../lib/files-in.ts';
import { writeAtomically } from '../lib/write-atomically.ts';
import { type OpenGraphPage, openGraphImage } from './open-graph-image.ts';

type OpenGraphTask = { readonly pages: readonly OpenGraphPage[]; readonly folder: string };

const scripts = join(import.meta.dirname, '..');

/** Returns a hash of everything that affects how images look: the drawing code, its data and sharp's versions. */
async function drawingHash(): Promise<string> {
  const drawing = createHash('sha256').update(JSON.stringify(sharp.versions));
  const drawingFiles = await Promise.all(
    ['open-graph', 'drawing'].map(async (folder) =>
      (await filesIn(join(scripts, folder))).map((name) => `${folder}/${name}`),
    ),
  );
  const sources = [...drawingFiles.flat(), '../src/site/company.ts', '../src/components/logo/logo-paths.ts'];
  for (const source of sources) drawing.update(readFileSync(join(scripts, source)));
  return drawing.digest('hex');
}

let hashOfDrawing: Promise<string> | undefined;

/**
 * Writes the Open Graph images of these pages into `folder`. Images are cached by a hash of their content and of the
 * drawing code, so an unchanged image is only copied.
 */
export async function writeOpenGraphImages({ pages, folder }: OpenGraphTask): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const cache = cacheDirectory('open-graph-images');
  hashOfDrawing ??= drawingHash();
  const codeHash = await hashOfDrawing;
  for (const page of pages) {
    const key = hash('sha256', JSON.stringify([codeHash, page])).slice(0, 32);
    const cached = join(cache, `${key}.jpg`);
    if (!existsSync(cached)) writeAtomically(cached, await openGraphImage(page));
    copyFileSync(cached, join(folder, basename(openGraphImagePath(page.path))));
  }
}
