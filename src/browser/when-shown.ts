/** Runs `callback` when the page is on the screen: at once, or when a page that was prerendered is shown. */
export function whenShown(callback: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else callback();
}
