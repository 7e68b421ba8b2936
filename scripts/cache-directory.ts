import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const project = join(import.meta.dirname, '..');

type Kind = 'texts' | 'open-graph-images' | 'vite' | 'check' | 'chromium';

/**
 * The folder, made if need be, in which one kind of result is kept from one run to the next. `CACHE_DIRECTORY` moves
 * all of them, for a build that must begin with nothing. Without it they lie in `node_modules/.cache`, or in `.cache`
 * of the project where packages are installed read-only.
 */
export function cacheDirectory(kind: Kind, root = project): string {
  const chosen = process.env.CACHE_DIRECTORY;
  const candidates = chosen
    ? [resolve(root, chosen)]
    : [join(root, 'node_modules/.cache'), join(root, '.cache')];
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
