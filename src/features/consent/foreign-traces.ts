import { analyticsTools } from './analytics-tools.ts';
import { ownStorage } from './storage-list.ts';

const ownNames = new Set(ownStorage.map(({ name }) => name));
const knownCookies = analyticsTools.flatMap(({ cookies }) => cookies.map(({ name }) => pattern(name)));

/** Of the names in a storage of this origin, those that the site itself did not put there. */
export function foreignNames(names: readonly string[]): string[] {
  return names.filter((name) => !ownNames.has(name));
}

/** The names in a `document.cookie` text. */
export function cookieNames(cookies: string): string[] {
  return cookies.split(/;\s*/).flatMap((cookie) => cookie.split('=')[0]?.trim() || []);
}

/** A cookie to delete; a null domain means the host alone. */
export type CookiePlace = { readonly name: string; readonly domain: string | null };

/**
 * Every cookie to delete when consent to statistics is withdrawn. A script cannot see on which domain a cookie
 * was set, so each possible one is tried. This host belongs to the site: whatever is not on its own list goes.
 * The domains above may carry other systems, such as webmail: there only names known from analytics tools go.
 */
export function cookiesToDelete(cookies: string, hostname: string): CookiePlace[] {
  const parents = parentDomains(hostname);
  return foreignNames(cookieNames(cookies)).flatMap((name) => {
    const known = knownCookies.some((cookie) => cookie.test(name));
    return [null, hostname, ...(known ? parents : [])].map((domain) => ({ name, domain }));
  });
}

/** `www.a.example` has `a.example` above it; an address of numbers has nothing. */
function parentDomains(hostname: string): string[] {
  if (/^[\d.]+$/.test(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(1, -1).map((_label, index) => labels.slice(index + 1).join('.'));
}

function pattern(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
