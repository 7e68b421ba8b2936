import { matchRedirect } from '#src/features/redirects/match-redirect.ts';

export type RedirectRoute = {
  readonly to: string;
  /** History state of the entry that replaces the former address: its path, without query and hash. */
  readonly state: { readonly from: string; readonly type: 301 };
};

/**
 * Where the browser goes instead of `address` (path, query and hash), for navigation inside the site and for
 * hosts that know no redirects; null when the address is no former one.
 */
export function redirectTarget(address: string): RedirectRoute | null {
  const to = matchRedirect(address);
  const from = address.replace(/[?#].*$/, '');
  return to === null ? null : { to, state: { from, type: 301 } };
}
