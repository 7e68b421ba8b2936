/**
 * The one policy for addresses: no trailing slash, no `.html`, no `index`. Every canonical address, sitemap
 * line and file name comes from here.
 */

/** A path without trailing slash, with one leading slash: `artikler/` gives `/artikler`. */
export function normalizePath(path: string): string {
  return `/${path.replace(/[?#].*/, '').replace(/^\/+|\/+$/g, '')}`;
}

/** The file that a host serves for a path: `/` gives `index.html`, `/omos` gives `omos.html`. */
export function pathToFile(path: string): string {
  const normal = normalizePath(path);
  return normal === '/' ? 'index.html' : `${normal.slice(1)}.html`;
}

/** The path that a built file answers: `artikler/x.html` gives `/artikler/x`. */
export function fileToPath(file: string): string {
  return normalizePath(file.replace(/\.html$/, '').replace(/^index$/, ''));
}

/** An absolute address: `https://host/omos`; the home page is `https://host/`. */
export function absoluteUrl(origin: string, path: string): string {
  return origin + (path.startsWith('/') ? path : `/${path}`);
}
