import { cookiesToDelete, foreignNames } from '#src/features/consent/foreign-traces.ts';
import type { ReportWebVital } from './web-vitals.ts';

const mark = 'data-statistik';

/** Loads the analytics script, once. To be called only with the visitor's consent to statistics. */
export function startAnalytics(source: string, report?: ReportWebVital): void {
  if (isAnalyticsRunning()) return;
  const script = document.createElement('script');
  script.setAttribute(mark, '');
  script.async = true;
  script.src = source;
  document.head.append(script);
  if (report) import('./web-vitals.ts').then(({ measureWebVitals }) => measureWebVitals(report));
}

/**
 * Takes the script out and deletes everything in this origin's storage that the site did not put there itself.
 *
 * What the script has already started, listeners and timers, lives on in the page and cannot be taken out of it:
 * the caller must reload when this says that the script ran. What it wrote on its way out is deleted after the
 * reload, because every page without consent calls this too.
 *
 * @returns whether the script was on this page
 */
export function stopAnalytics(): boolean {
  const script = document.querySelector(`script[${mark}]`);
  script?.remove();
  for (const { name, domain } of cookiesToDelete(document.cookie, location.hostname)) {
    const place = domain ? `; domain=${domain}` : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; path=/; max-age=0${place}`;
  }
  for (const area of ['localStorage', 'sessionStorage'] as const) clearArea(area);
  clearDatabases();
  return script !== null;
}

export function isAnalyticsRunning(): boolean {
  return document.querySelector(`script[${mark}]`) !== null;
}

function clearArea(area: 'localStorage' | 'sessionStorage'): void {
  try {
    const storage = window[area];
    for (const name of foreignNames(Object.keys(storage))) storage.removeItem(name);
  } catch {
    // Storage is switched off: nothing can have been stored.
  }
}

async function clearDatabases(): Promise<void> {
  try {
    // The site has no database of its own.
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // As above, or a browser that cannot list them.
  }
}
