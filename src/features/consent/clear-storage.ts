import { statisticsTool } from '#src/site/statistics-tool.ts';
import { ownStorageNames } from '#src/site/storage-list.ts';

const isForeign = (name: string) => name !== '' && !ownStorageNames.includes(name);

/**
 * Deletes everything in this origin's storage that the site did not store itself, but a cookie for other paths, which no
 * script can tell.
 */
export async function clearStorage(): Promise<void> {
  const stated = statisticsTool?.storage.map(({ name }) => name) ?? [];
  const names = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, ''));
  for (const name of names.filter(isForeign)) {
    // Other systems of the domain, such as webmail, have cookies on it too: those are left alone.
    for (const deletion of deletions(name, location.hostname, isStated(name, stated))) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = location.protocol === 'https:' ? `${deletion}; secure` : deletion;
    }
  }
  try {
    for (const area of [localStorage, sessionStorage])
      for (const name of Object.keys(area).filter(isForeign)) area.removeItem(name);
    // The site itself uses no database and no cache.
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // Storage is blocked, so nothing can be stored, or the browser cannot list databases.
  }
}

/**
 * Returns texts for `document.cookie` that delete a cookie on this host and, if asked, on its parent domains. A script
 * cannot read a cookie's domain, so each possible one is tried.
 */
export function deletions(name: string, hostname: string, onParents: boolean): string[] {
  const hosts = hostname.split('.').map((_label, index, labels) => labels.slice(index).join('.'));
  const domains = hosts.slice(0, onParents ? -1 : 1).map((domain) => `; domain=${domain}`);
  return ['', ...domains].map((domain) => `${name}=; path=/; max-age=0${domain}`);
}

/** Whether a cookie is among those stated, where `*` at the end of a name stands for any ending. */
export function isStated(name: string, stated: readonly string[]): boolean {
  return stated.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
}
