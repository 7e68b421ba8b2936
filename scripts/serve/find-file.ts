import { stat } from 'node:fs/promises';
import { join } from 'node:path';

type Found =
  | { readonly kind: 'file'; readonly file: string }
  /** The path is another form of the address `to`. */
  | { readonly kind: 'moved'; readonly to: string }
  /** `file` is the nearest `404.html` up the tree, or null if there is none. */
  | { readonly kind: 'missing'; readonly file: string | null };

/**
 * Finds the file to serve for a path, like Cloudflare Pages and Netlify: `/omos` serves `omos.html`, `/omos/` and
 * `/omos.html` redirect to `/omos`, and an unknown path gets the nearest `404.html`. That page has no address of its own.
 */
export async function findFile(directory: string, pathname: string): Promise<Found> {
  const path = decodePath(pathname);
  if (path === null || path === '/_headers' || path === '/_redirects') return missing(directory, '/');
  const file = join(directory, path);
  if (!path.endsWith('.html') && (await isFile(file))) return { kind: 'file', file };
  const address = path.replace(/(?:\.html|\/)$/, '');
  const page = join(directory, `${address || '/index'}.html`);
  if (/\/404$/.test(address) || !(await isFile(page))) return missing(directory, path);
  return address === path || path === '/'
    ? { kind: 'file', file: page }
    : { kind: 'moved', to: encodeURI(address) };
}

/** Decodes a path. Returns null if it cannot be decoded, would leave the directory, or names another host. */
function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.startsWith('/') && !/\/\.\.(?:\/|$)|\/\/|[\0\\]/.test(path) ? path : null;
  } catch {
    return null;
  }
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
  return (await stat(file).catch(() => null))?.isFile() ?? false;
}
