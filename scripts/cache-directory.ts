import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * The folder, made if need be, in which one kind of the build's results is kept from one build to the next.
 * `CACHE_DIRECTORY` moves all of them, for a build that must begin with nothing.
 */
export function cacheDirectory(kind: 'mdx' | 'texts' | 'pages' | 'sheets' | 'og-pictures'): string {
  const directory = join(process.env.CACHE_DIRECTORY ?? join(root, 'node_modules/.cache'), kind);
  mkdirSync(directory, { recursive: true });
  return directory;
}
