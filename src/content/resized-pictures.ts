import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What `npm run pictures` has written: a hash of its settings, and of each picture of content/billeder when its sizes were
 * made. Not in public/, whose files are published.
 */
export type ResizedPictures = {
  readonly settings: string;
  readonly pictures: Readonly<Record<string, string>>;
};

/** Path of the file with it, from the project's root. */
export const resizedPicturesFile = 'src/content/resized-pictures.json';

/** Reads that file of a project; without it, nothing has been written yet. */
export function readResizedPictures(root = join(import.meta.dirname, '../..')): ResizedPictures {
  const file = join(root, resizedPicturesFile);
  if (!existsSync(file)) return { settings: '', pictures: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as ResizedPictures;
}

/** Returns the hash that tells a picture from the one before. */
export function pictureHash(bytes: Buffer): string {
  return hash('sha256', bytes).slice(0, 16);
}

/** Folder with the sizes of all pictures. */
export const publicPictures = join(import.meta.dirname, '../../public/billeder');

/** Returns the file of a picture in public/billeder in the size that it always has. */
export function writtenPicture(path: string): string {
  return join(publicPictures, `${path}-${path.startsWith('hold/') ? 816 : 1280}.webp`);
}
