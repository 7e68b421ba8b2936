import { whenShown } from '#src/lib/when-shown.ts';
import type { StorageKey } from '#src/site/storage-list.ts';

/** In ms: delay before the bar appears, and duration of its closing animation. */
const delay = 2500;
const fade = 400;
const closedKey: StorageKey = 'notifikation-lukket';
const { dataset } = document.documentElement;

/**
 * Shows the bar 2.5 s after the first page of a visit has loaded; on later pages the inline script in src/index.html
 * shows it at once. Closing the bar frees its space and is remembered for the session. The inline script reads
 * sessionStorage only if an earlier page of the visit can have written to it: the value comes from another process,
 * so reading it delays the first paint.
 */
export function startNotificationBar(): void {
  const scheduleBar = () =>
    setTimeout(() => {
      dataset.bar ??= 'shown';
    }, delay);
  whenShown(() => {
    // Too late to free the space: the page would move. The next page starts without it.
    if (isClosed()) return;
    if (document.readyState === 'complete') scheduleBar();
    else addEventListener('load', scheduleBar);
  });
  // The bar may have been closed on another page while this one was in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isClosed()) dataset.bar = 'closed';
  });

  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('body > aside button')) return;
    dataset.bar = 'closing';
    setTimeout(() => {
      dataset.bar = 'closed';
    }, fade);
    // The focused button disappears: keyboard users continue from the header.
    if (event.detail === 0) document.querySelector<HTMLElement>('header a')?.focus();
    // Last: it throws where storage is full.
    storage()?.setItem(closedKey, '1');
  });
}

const isClosed = () => Boolean(storage()?.getItem(closedKey));

/** Returns nothing where storage is blocked: the bar is then closed for this page only. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
