import { accessSync, constants, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const project = join(import.meta.dirname, '..');

type Kind = 'mdx' | 'texts' | 'pages' | 'sheets' | 'og-pictures' | 'vite' | 'check' | 'chromium';

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
  if (relative(root, base).split(sep)[0] === '..') linkPackages(root, base);
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

/** Compiled texts import packages, which Node looks for in the folders above them: outside the project there are none. */
function linkPackages(root: string, base: string): void {
  const packages = join(root, 'node_modules');
  const link = join(base, 'node_modules');
  if (linkTarget(link) === packages) return;
  rmSync(link, { force: true });
  try {
    symlinkSync(packages, link, 'junction');
  } catch (error) {
    // Another thread of the same build was first.
    if (linkTarget(link) !== packages) throw error;
  }
}

function linkTarget(link: string): string | null {
  try {
    return resolve(readlinkSync(link));
  } catch {
    return null;
  }
}
