import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './root.ts';

type Kind = 'texts' | 'open-graph-images' | 'vite' | 'check' | 'chromium';

/**
 * Returns the cache folder for one kind of result and creates it if necessary. `CACHE_DIRECTORY` sets the parent of
 * all caches, for example to build with empty ones. The default is `node_modules/.cache`, or `.cache` in the project
 * if packages are installed read-only.
 * @throws if no candidate folder is writable
 */
export function cacheDirectory(kind: Kind, project = root): string {
  const chosen = process.env.CACHE_DIRECTORY;
  const candidates = chosen
    ? [resolve(project, chosen)]
    : [join(project, 'node_modules/.cache'), join(project, '.cache')];
  const base = candidates.find(isWritable);
  if (!base)
    throw new Error(
      `Der kan ikke skrives i ${candidates.join(' eller ')}. Vælg en mappe med CACHE_DIRECTORY.`,
    );
  const directory = join(base, kind);
  mkdirSync(directory, { recursive: true });
  return directory;
}

function isWritable(directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
