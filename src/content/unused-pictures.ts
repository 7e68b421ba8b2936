import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resizedPath } from './resized-pictures.ts';

type Used = {
  /** Names of the pictures of content/billeder. */
  readonly names: ReadonlySet<string>;
  /** Names of the figures in all texts, and of the pictures that data files name, without their ending. */
  readonly figures: ReadonlySet<string>;
  readonly images: ReadonlySet<string>;
  /** Names of the drawings on top of articles. */
  readonly articleImages: ReadonlySet<string>;
};

const publicPictures = join(import.meta.dirname, '../../public/billeder');

/**
 * Returns a note for each picture that no page shows and that is published all the same. `written` is the folder of the
 * sizes that `npm run pictures` writes.
 */
export function unusedPictures(
  { names, figures, images, articleImages }: Used,
  written = publicPictures,
): string[] {
  const sources = [...names].filter((name) => !figures.has(name) && !images.has(resizedPath(name)));
  const resized = new Set([...names].map(resizedPath));
  const drawn = picturesIn(written, 'artikler').filter((name) => !articleImages.has(name));
  const leftOver = picturesIn(written, 'indhold')
    .map((name) => `indhold/${name}`)
    .filter((name) => !resized.has(name));
  return [
    ...sources.map((name) => `content/billeder/${name}: ingen side viser billedet`),
    ...drawn.map((name) => `public/billeder/artikler/${name}-….webp og .avif: ingen artikel viser billedet`),
    ...leftOver.map(
      (name) => `public/billeder/${name}-….webp og .avif: billedet i content/billeder er slettet`,
    ),
  ];
}

/** Returns the names of the pictures in a folder of public/billeder, without width and ending. */
function picturesIn(written: string, folder: string): string[] {
  const directory = join(written, folder);
  const files = existsSync(directory) ? readdirSync(directory, { recursive: true }) : [];
  const names = files.flatMap(
    (file) => /^(.*)-\d+\.webp$/.exec(String(file).replaceAll('\\', '/'))?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}
