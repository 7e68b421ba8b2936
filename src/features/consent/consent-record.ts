import { consentCookie } from './own-storage-names.ts';
import { necessary, type Purpose, purposes } from './purposes.ts';

/** The visitor's answer: the accepted purposes, and the time. */
export type Answer = { readonly accepted: readonly Purpose[]; readonly time: Date };

/**
 * Reads the answer from `document.cookie` text; null if there is none or it has another revision. Several cookies may
 * have the name, and one of a parent domain may come first.
 */
export function readRecord(cookies: string, revision: string): Answer | null {
  for (const cookie of cookies.split('; ')) {
    const [name, value = ''] = cookie.split('=');
    if (name !== consentCookie.name) continue;
    try {
      const record = JSON.parse(decodeURIComponent(value));
      const time = new Date(record.lastConsentTimestamp);
      if (record.revision !== revision || Number.isNaN(time.getTime())) continue;
      return { accepted: record.categories.filter((id: string) => Object.hasOwn(purposes, id)), time };
    } catch {
      // Not written by this site.
    }
  }
  return null;
}

/** Returns the cookie that stores an answer, its time and the revision of the question. */
export function recordCookie(accepted: readonly Purpose[], revision: string, isSecure: boolean): string {
  const record = { categories: [necessary, ...accepted], revision, lastConsentTimestamp: new Date() };
  const value = encodeURIComponent(JSON.stringify(record));
  const secure = isSecure ? '; secure' : '';
  return `${consentCookie.name}=${value}; path=/; max-age=${consentCookie.days * 86_400}; samesite=lax${secure}`;
}
