/** TypeScript's DOM does not know prerendering, which only Chromium has. */
type DocumentWithPrerendering = Document & { readonly prerendering?: boolean };

/** Runs `callback` once the page is shown: at once, or when a prerendered page is activated. */
export function whenShown(callback: () => void): void {
  if ((document as DocumentWithPrerendering).prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else callback();
}
