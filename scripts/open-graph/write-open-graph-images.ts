import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { openGraphImagePath } from '#src/seo/open-graph-image.ts';
import { cacheDirectory } from '../cache-directory.ts';
import { filesIn } from '../files-in.ts';
import { writeAtomically } from '../write-atomically.ts';
import { openGraphImage } from './open-graph-image.ts';

export interface OpenGraphPage {
  /** The page's address, which also gives it a coast of its own. */
  path: string;
  title: string;
  kicker: string;
}

interface OpenGraphTask {
  pages: readonly OpenGraphPage[];
  folder: string;
}

const scripts = join(import.meta.dirname, '..');

/** Everything that decides how an image looks, apart from the page itself. */
async function drawingHash(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  const drawing = await Promise.all(
    ['open-graph', 'drawing'].map(async (folder) =>
      (await filesIn(join(scripts, folder))).map((name) => `${folder}/${name}`),
    ),
  );
  const sources = [...drawing.flat(), '../src/site/company.ts', '../src/components/logo/logo-paths.ts'];
  for (const source of sources) hash.update(readFileSync(join(scripts, source)));
  return hash.digest('hex');
}

let drawing: Promise<string> | undefined;

/**
 * Writes the Open Graph images of these pages into `folder`. An image is drawn once and kept under the hash of what it
 * shows and of the code that draws it, so that a second build only copies.
 */
export async function writeOpenGraphImages({ pages, folder }: OpenGraphTask): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const cache = cacheDirectory('open-graph-images');
  drawing ??= drawingHash();
  const drawnWith = await drawing;
  for (const { path, title, kicker } of pages) {
    const key = createHash('sha256')
      .update(JSON.stringify([drawnWith, path, title, kicker]))
      .digest('hex')
      .slice(0, 32);
    const kept = join(cache, `${key}.jpg`);
    if (!existsSync(kept)) writeAtomically(kept, await openGraphImage({ title, kicker, seed: path }));
    copyFileSync(kept, join(folder, basename(openGraphImagePath(path))));
  }
}
