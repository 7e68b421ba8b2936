import { createHash } from 'node:crypto';
import { basename, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The class name of a CSS Module in the page: readable, short, and the same in every build of the same file. */
export function scopedName(name: string, file: string): string {
  const [path = ''] = file.split('?');
  const hash = createHash('sha256').update(relative(root, path)).digest('base64url').slice(0, 4);
  return `${basename(path, '.module.css')}-${name}-${hash}`;
}
