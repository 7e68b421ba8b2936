import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LinkPage } from '../links/read-page.ts';

/** Name of an article's picture without size and ending; undefined for other files. */
const nameOf = (address: string) =>
  /\/billeder\/((?:artikler|indhold)\/.+?)(?:-\d+(?:x\d+)?\.(?:avif|webp)|\.svg)$/.exec(address)?.[1];

/** Removes the pictures of articles and texts that no page shows, such as those of drafts, from the finished site. */
export async function removeUnshownPictures(
  site: string,
  files: readonly string[],
  pages: readonly Pick<LinkPage, 'assets'>[],
): Promise<void> {
  const shown = new Set(pages.flatMap(({ assets }) => assets).map(nameOf));
  for (const file of files) {
    const name = nameOf(`/${file}`);
    if (name && !shown.has(name)) await rm(join(site, file));
  }
}
