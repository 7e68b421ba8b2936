import { stat } from 'node:fs/promises';
import { join } from 'node:path';

type Found =
  | { readonly kind: 'file'; readonly file: string }
  /** The path is an alternative form of the canonical path `to`. */
  | { readonly kind: 'moved'; readonly to: string }
  /** `file` is the nearest `404.html` up the tree, or null if there is none. */
  | { readonly kind: 'missing'; readonly file: string | null };

/** Configuration of the host, never served. */
const hostFiles = new Set(['/_headers', '/_redirects']);

/**
 * Finds the file to serve for a path, like Cloudflare Pages and Netlify: `/omos` serves `omos.html`, `/omos/` and
 * `/omos.html` redirect to `/omos`, and an unknown path gets the nearest `404.html`. That page has no address of its own.
 */
export async function findFile(directory: string, pathname: string): Promise<Found> {
  const path = decodePath(pathname);
  if (path === null || hostFiles.has(path)) return missing(directory, '/');

  if (/\/404(?:\.html|\/)?$/.test(path)) return missing(directory, path);

  if (path.endsWith('/')) {
    const index = join(directory, path, 'index.html');
    if (await isFile(index)) return { kind: 'file', file: index };
    const bare = path.slice(0, -1);
    return bare && (await isFile(join(directory, `${bare}.html`)))
      ? { kind: 'moved', to: encodeURI(bare) }
      : missing(directory, bare);
  }

  const exact = join(directory, path);
  if (await isFile(exact)) {
    if (!path.endsWith('.html')) return { kind: 'file', file: exact };
    return { kind: 'moved', to: encodeURI(path.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')) };
  }
  for (const candidate of [`${exact}.html`, join(exact, 'index.html')]) {
    if (await isFile(candidate)) return { kind: 'file', file: candidate };
  }
  return missing(directory, path);
}

/** Decodes a path. Returns null if it cannot be decoded or would leave the directory. */
function decodePath(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  // Checked after decoding, so that an escaped slash or backslash cannot hide a `..`.
  const escapes = path.split('/').includes('..') || /[\0\\]/.test(path);
  // `//name` in a Location header would point to another host.
  return escapes || !path.startsWith('/') || path.includes('//') ? null : path;
}

async function missing(directory: string, path: string): Promise<Found> {
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const file = join(directory, ...folders.slice(0, depth), '404.html');
    if (await isFile(file)) return { kind: 'missing', file };
  }
  return { kind: 'missing', file: null };
}

async function isFile(file: string): Promise<boolean> {
  const info = await stat(file).catch(() => null);
  return info?.isFile() ?? false;
}
