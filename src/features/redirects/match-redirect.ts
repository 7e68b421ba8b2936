import { type Redirect, redirects } from './redirect-table.ts';
import { isBelow, splatBase } from './splat.ts';

/**
 * Where an address leads, its query and hash kept; null when it is no former address. A trailing slash makes
 * no difference, and a plain source comes before a splat: `/about/?a=1` gives `/omos?a=1`.
 */
export function matchRedirect(address: string, table: readonly Redirect[] = redirects): string | null {
  const rule = findRedirect(address, table);
  return rule ? join(rule.to, address.slice(pathLength(address))) : null;
}

/** The line of the table that takes an address. */
export function findRedirect(address: string, table: readonly Redirect[]): Redirect | undefined {
  const path = comparable(address.slice(0, pathLength(address)));
  return table.find(({ from }) => from === path) ?? table.find(({ from }) => isBelow(path, splatBase(from)));
}

function pathLength(address: string): number {
  return address.search(/[?#]|$/);
}

/** Decoded, without trailing slash. */
function comparable(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // Not an address that anybody wrote down: it matches nothing.
  }
  return path.replace(/\/+$/, '') || '/';
}

/** The target with the visitor's query and hash; a hash of the visitor's own wins over the target's. */
function join(target: string, rest: string): string {
  if (rest.includes('#')) return target.replace(/#.*/, '') + rest;
  return target.replace(/#|$/, (hash) => rest + hash);
}
