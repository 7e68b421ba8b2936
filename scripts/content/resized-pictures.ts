import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hash of each picture of content/billeder when `npm run pictures` made its sizes, by its path in there: the build finds
 * a picture that was replaced without new sizes.
 */
export type ResizedPictures = Readonly<Record<string, string>>;

/** Path of the file with it, from the project's root. Not in public/, whose files are published. */
export const resizedPicturesFile = 'content/billeder.txt';

/** Reads that file of a project. What git leaves in it when two writers have added pictures is no entry. */
export function readResizedPictures(root = join(import.meta.dirname, '../..')): ResizedPictures {
  const file = join(root, resizedPicturesFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const entries = lines.map((line) => line.split(' '));
  return Object.fromEntries(entries.filter(([, hash = '']) => /^[0-9a-f]{16}$/.test(hash)));
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
