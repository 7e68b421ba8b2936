import { analyticsTools } from '#src/features/analytics/analytics-tools.ts';
import { ownStorageNames } from './own-storage-names.ts';

/** Of the names in a storage of this origin, those that the site itself did not put there. */
export function thirdPartyNames(names: readonly string[]): string[] {
  return names.filter((name) => !ownStorageNames.some((own) => own === name));
}

/** The names in a `document.cookie` text. */
export function cookieNames(cookies: string): string[] {
  return cookies.split(/;\s*/).flatMap((cookie) => cookie.split('=')[0]?.trim() || []);
}

/** A cookie to delete; a null domain means the host alone. */
type CookiePlace = { readonly name: string; readonly domain: string | null };

/**
 * Every cookie to delete when consent is withdrawn. A script cannot see on which domain a cookie was set, so each
 * possible one is tried. This host belongs to the site: whatever is not on its own list goes. The domains above
 * may carry other systems, such as webmail: there only names known from analytics tools go.
 */
export function cookiesToDelete(cookies: string, hostname: string): CookiePlace[] {
  const parents = parentDomains(hostname);
  return thirdPartyNames(cookieNames(cookies)).flatMap((name) =>
    [null, hostname, ...(isAnalyticsCookie(name) ? parents : [])].map((domain) => ({ name, domain })),
  );
}

/** `www.a.example` has `a.example` above it; an address of numbers has nothing. */
function parentDomains(hostname: string): string[] {
  if (/^[\d.]+$/.test(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(1, -1).map((_label, index) => labels.slice(index + 1).join('.'));
}

/** In the table `*` at the end of a name stands for any text. */
function isAnalyticsCookie(name: string): boolean {
  return analyticsTools.some(({ storage }) =>
    storage.some((known) =>
      known.name.endsWith('*') ? name.startsWith(known.name.slice(0, -1)) : name === known.name,
    ),
  );
}
