import { cookiesToDelete, thirdPartyNames } from './third-party-storage.ts';

/** Deletes everything in this origin's storage that the site did not store itself. */
export function clearThirdPartyStorage(): void {
  for (const { name, domain } of cookiesToDelete(document.cookie, location.hostname)) {
    const scope = domain ? `; domain=${domain}` : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; path=/; max-age=0${scope}`;
  }
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const name of thirdPartyNames(Object.keys(window[area]))) window[area].removeItem(name);
    } catch {
      // Storage is blocked, so nothing can be stored.
    }
  }
  clearDatabases();
}

async function clearDatabases(): Promise<void> {
  try {
    // The site itself uses no database.
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // Storage is blocked, or the browser cannot list databases.
  }
}
