import { type Redirect, redirects } from './redirect-table.ts';
import { isBelow, splatBase } from './splat.ts';

/**
 * Where an address leads, its query and hash kept; null when it is no former address. A trailing slash makes
 * no difference, and a plain source comes before a splat: `/about/?a=1` gives `/omos?a=1`.
 */
export function matchRedirect(address: string, table: readonly Redirect[] = redirects): string | null {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const path = comparable(pathname);
  const rule =
    table.find(({ from }) => from === path) ?? table.find(({ from }) => isBelow(path, splatBase(from)));
  return rule ? join(rule.to, rest) : null;
}

/** Decoded, without trailing slash. */
function comparable(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // Not an address that anybody wrote down: it matches nothing.
  }
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** The target with the visitor's query and hash; a hash of the visitor's own wins over the target's. */
function join(target: string, rest: string): string {
  const [path = '', targetHash] = target.split('#');
  const [query = '', hash = targetHash] = rest.split('#');
  return path + query + (hash === undefined ? '' : `#${hash}`);
}
