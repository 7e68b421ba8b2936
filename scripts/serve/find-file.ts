import { stat } from 'node:fs/promises';
import { join } from 'node:path';

export type Found =
  | { readonly kind: 'file'; readonly file: string }
  /** The page has one address, and this is not it. */
  | { readonly kind: 'moved'; readonly to: string }
  /** `file` is the nearest `404.html` up the tree; null when there is none. */
  | { readonly kind: 'missing'; readonly file: string | null };

/** Files that tell the host what to do; they are no pages. */
const hostFiles = new Set(['/_headers', '/_redirects']);

/**
 * Which file answers a path, as Cloudflare Pages and Netlify do it: `/omos` is `omos.html`, `/omos/` and
 * `/omos.html` lead there, and what is unknown gets the nearest `404.html`.
 */
export async function findFile(directory: string, pathname: string): Promise<Found> {
  const path = decodePath(pathname);
  if (path === null || hostFiles.has(path)) return missing(directory, '/');

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

/** The path in plain letters; null for one that cannot be decoded or that tries to leave the folder. */
function decodePath(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  // Decoded as one piece, so an escaped slash or backslash cannot hide a step upwards.
  const leaves = path.split('/').includes('..') || /[\0\\]/.test(path);
  // `//name` in a Location header would be another host.
  return leaves || !path.startsWith('/') || path.includes('//') ? null : path;
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
