import { whenShown } from './when-shown.ts';

/** In ms. */
const delay = 2500;
const fade = 400;
const closedKey = 'notifikation-lukket';

/**
 * Shows the bar 2.5 s after the first page of a visit has loaded; on later pages the script in the head of
 * src/index.html shows it at once. Closing it gives its room back and is kept for the session. That script asks the
 * storage only where an earlier page of the visit can have written there: the answer comes from another process, and
 * the first paint would wait for it.
 */
export function startNotificationBar(): void {
  const { dataset } = document.documentElement;
  const arrive = () =>
    setTimeout(() => {
      dataset.bar ??= 'vist';
    }, delay);
  whenShown(() => {
    hideIfClosed();
    if (document.readyState === 'complete') arrive();
    else addEventListener('load', arrive);
  });
  // The bar may have been closed on another page while this one waited in the browser's cache.
  addEventListener('pageshow', hideIfClosed);

  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-bar-close]')) return;
    dataset.bar = 'lukker';
    setTimeout(() => {
      dataset.bar = 'lukket';
    }, fade);
    try {
      sessionStorage.setItem(closedKey, '1');
    } catch {
      // Storage is switched off: the bar is closed for this page only.
    }
    // Who closed it by keyboard goes on from the header, not from the top of nowhere.
    if (event.detail === 0) document.querySelector<HTMLElement>('header a')?.focus();
  });
}

function hideIfClosed(): void {
  try {
    if (sessionStorage.getItem(closedKey)) document.documentElement.dataset.bar = 'lukket';
  } catch {
    // Storage is switched off: nothing can have been stored.
  }
}
