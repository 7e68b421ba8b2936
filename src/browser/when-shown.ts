/** Runs `callback` once the page is shown: at once, or when a prerendered page is activated. */
export function whenShown(callback: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else callback();
}
