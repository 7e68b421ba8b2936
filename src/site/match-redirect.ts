import { type Redirect, redirects } from './redirects.ts';

/**
 * Returns the target of a former address with the query and hash kept (`/about/?a=1` gives `/omos?a=1`), or null if
 * the address is not redirected. Ignores trailing slashes.
 */
export function matchRedirect(address: string, table: readonly Redirect[] = redirects): string | null {
  const rule = findRedirect(address, table);
  return rule ? appendQueryAndHash(rule.to, address.slice(pathLength(address))) : null;
}

/** Returns the rule that matches an address; a plain source takes precedence over a splat. */
export function findRedirect(address: string, table: readonly Redirect[]): Redirect | undefined {
  const path = decodedPath(address.slice(0, pathLength(address)));
  return table.find(({ from }) => from === path) ?? table.find(({ from }) => isBelow(path, from));
}

/** Whether a source covers everything below it. */
export const isSplat = (source: string): boolean => source.endsWith('/*');

/** Whether a source is a splat that covers a path. On the hosts `/kunder/*` covers `/kunder` too. */
const isBelow = (path: string, source: string): boolean =>
  isSplat(source) && `${path}/`.startsWith(source.slice(0, -1));

function pathLength(address: string): number {
  return address.search(/[?#]|$/);
}

/** Decodes a path and removes trailing slashes. */
function decodedPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // Malformed encoding: no source matches it.
  }
  return path.replace(/\/+$/, '') || '/';
}

/** Adds the visitor's query and hash to the target. The visitor's hash replaces the target's. */
function appendQueryAndHash(target: string, rest: string): string {
  if (rest.includes('#')) return target.replace(/#.*/, '') + rest;
  return target.replace(/#|$/, (hash) => rest + hash);
}
