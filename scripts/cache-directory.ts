import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './root.ts';

type Kind = 'texts' | 'open-graph-images' | 'vite' | 'check' | 'chromium';

/**
 * The folder, made if need be, in which one kind of result is kept from one run to the next. `CACHE_DIRECTORY` moves
 * all of them, for a build that must begin with nothing. Without it they lie in `node_modules/.cache`, or in `.cache`
 * of the project where packages are installed read-only.
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
