import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file to serve, or another form of the address. */
type Answer =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: number; readonly location: string };

/**
 * Finds the answer to a path, like Cloudflare Pages and Netlify: `/omos` serves `omos.html`, `/omos/` and `/omos.html`
 * redirect to `/omos`, and an unknown path gets the nearest `404.html`. That page has no address of its own.
 */
export async function findFile(directory: string, pathname: string, search: string): Promise<Answer> {
  const path = decodePath(pathname);
  if (path === null || path === '/_headers' || path === '/_redirects') return missing(directory, '/');
  const file = join(directory, path);
  if (!path.endsWith('.html') && (await isFile(file))) return { status: 200, file };
  const address = path.replace(/(?:\.html|\/)$/, '');
  const page = join(directory, `${address || '/index'}.html`);
  if (/\/404$/.test(address) || !(await isFile(page))) return missing(directory, path);
  return address === path || path === '/'
    ? { status: 200, file: page }
    : { status: 308, location: encodeURI(address) + search };
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

/** Every built site has a `404.html`, and some of its folders one of their own. */
async function missing(directory: string, path: string): Promise<Answer> {
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  while (folders.length && !(await isFile(join(directory, ...folders, '404.html')))) folders.pop();
  return { status: 404, file: join(directory, ...folders, '404.html') };
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null))?.isFile() ?? false;
}
