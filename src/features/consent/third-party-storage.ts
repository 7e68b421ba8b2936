import { analyticsTools } from '#src/features/analytics/analytics-tools.ts';
import { ownStorageNames } from './own-storage-names.ts';

/** Returns the names in the origin's storage that are not the site's own. */
export function thirdPartyNames(names: readonly string[]): string[] {
  return names.filter((name) => !ownStorageNames.some((own) => own === name));
}

/**
 * Returns which of the cookies in `document.cookie` text to delete when consent is withdrawn. A script cannot read a
 * cookie's domain, so each possible domain is listed, and null for a host-only cookie. All third-party cookies are
 * deleted on this host, but only known analytics cookies on the parent domains, which other systems such as webmail may
 * use.
 */
export function cookiesToDelete(cookies: string, hostname: string) {
  const names = cookies.split('; ').flatMap((cookie) => cookie.split('=')[0] || []);
  const parents = parentDomains(hostname);
  return thirdPartyNames(names).flatMap((name) =>
    [null, hostname, ...(isAnalyticsCookie(name) ? parents : [])].map((domain) => ({ name, domain })),
  );
}

/** Returns the parent domains: `a.example` for `www.a.example`, none for an IPv4 address. */
function parentDomains(hostname: string): string[] {
  if (/^[\d.]+$/.test(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(1, -1).map((_label, index) => labels.slice(index + 1).join('.'));
}

/** Matches a name against the known tools, where `*` at the end of a name is a wildcard. */
function isAnalyticsCookie(name: string): boolean {
  return analyticsTools.some(({ storage }) =>
    storage.some((known) =>
      known.name.endsWith('*') ? name.startsWith(known.name.slice(0, -1)) : name === known.name,
    ),
  );
}
