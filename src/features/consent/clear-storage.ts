import type { StatisticsTool } from '#src/site/statistics-tool.ts';

/** Deletes what a tool has stored in this browser, which `src/site/statistics-tool.ts` states by name. */
export function clearStorage({ storage }: StatisticsTool): void {
  const isStated = (name: string) =>
    storage.some(({ name: known }) =>
      known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
    );
  const cookies = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, ''));
  for (const name of cookies.filter(isStated))
    for (const domain of cookieDomains(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  try {
    for (const area of [localStorage, sessionStorage])
      for (const name of Object.keys(area).filter(isStated)) area.removeItem(name);
  } catch {
    // Storage is blocked, so nothing can be stored.
  }
}

/** Returns every `domain` that a cookie of a host may have: no script can read which one it is. */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  const domains = labels.slice(1).map((_label, index) => labels.slice(index).join('.'));
  return ['', ...domains.map((domain) => `; domain=${domain}`)];
}
