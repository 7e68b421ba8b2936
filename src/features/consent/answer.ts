import { answerMonths } from '#src/site/statistics-tool.ts';
import { consentCookie } from '#src/site/storage-list.ts';

/**
 * Reads the answer to the question about statistics, and its time, from `document.cookie` text; null if there is none
 * or it has another revision. Several cookies may have the name, and one of a parent domain may come first.
 */
export function readAnswer(cookies: string, revision: string) {
  for (const cookie of cookies.split('; ')) {
    const [name, value = ''] = cookie.split('=');
    if (name !== consentCookie.name) continue;
    try {
      const record = JSON.parse(decodeURIComponent(value));
      const time = new Date(record.time);
      if (record.revision === revision && !Number.isNaN(time.getTime()))
        return { isYes: record.statistics === true, time };
    } catch {
      // Not written by this site.
    }
  }
  return null;
}

/** Returns the cookie that stores an answer, its time and the revision of the question. */
export function answerCookie(isYes: boolean, revision: string, isSecure: boolean): string {
  const record = { statistics: isYes, revision, time: new Date() };
  const seconds = answerMonths * 30 * 86_400;
  return `${consentCookie.name}=${encodeURIComponent(JSON.stringify(record))}; path=/; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`;
}
