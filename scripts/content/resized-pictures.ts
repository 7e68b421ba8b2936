import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureSizesOf } from '#src/components/picture/picture-sizes.ts';
import { root } from '../lib/root.ts';

/**
 * Path, from the project's root, of the file with the hash of each picture of content/billeder when `npm run pictures` made
 * its sizes: the build finds a picture that was replaced without new sizes. Not in public/, whose files are published.
 */
export const resizedPicturesFile = 'content/billeder.lock';

/**
 * Reads that file of a project: the hashes by the path of the picture in content/billeder. What git leaves in it when two
 * writers have added pictures is no entry.
 */
export function readResizedPictures(project = root): Readonly<Record<string, string>> {
  const file = join(project, resizedPicturesFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const entries = lines.map((line) => line.split(' '));
  return Object.fromEntries(entries.filter(([, hash = '']) => /^[0-9a-f]{16}$/.test(hash)));
}

/** Returns the hash that tells a picture from the one before. */
export function pictureHash(bytes: Buffer): string {
  return hash('sha256', bytes).slice(0, 16);
}

/** Returns the file of a picture in public/billeder in its largest size of WebP. */
export function writtenPicture(path: string): string {
  return join(root, 'public/billeder', `${path}-${pictureSizesOf(path).webp.at(-1)}.webp`);
}
