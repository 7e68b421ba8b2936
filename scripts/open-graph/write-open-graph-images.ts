import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openGraphImagePath } from '#src/seo/open-graph-image.ts';
import { type OpenGraphPage, openGraphImage } from './open-graph-image.ts';

/** Writes the Open Graph images of these pages into `folder`. */
export async function writeOpenGraphImages(pages: readonly OpenGraphPage[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const page of pages) {
    await writeFile(join(folder, basename(openGraphImagePath(page.path))), await openGraphImage(page));
  }
}
