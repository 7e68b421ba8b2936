/*
 * The form of every path: no trailing slash, no `.html`, no `index`. Whole addresses are the origin and such a path.
 */

/** Normalizes a path to one leading slash and no trailing slash, query or hash: `artikler/` gives `/artikler`. */
export function normalizePath(path: string): string {
  return `/${path.replace(/[?#].*/, '').replace(/^\/+|\/+$/g, '')}`;
}

/** Returns the file that a host serves for a path: `/` gives `index.html`, `/omos` gives `omos.html`. */
export function pathToFile(path: string): string {
  const normal = normalizePath(path);
  return normal === '/' ? 'index.html' : `${normal.slice(1)}.html`;
}

/** Returns the path at which a built file is served: `artikler/x.html` gives `/artikler/x`. */
export function fileToPath(file: string): string {
  return normalizePath(file.replace(/\.html$/, '').replace(/^index$/, ''));
}
