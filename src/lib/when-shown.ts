/** TypeScript's DOM does not know prerendering, which only Chromium has. */
type DocumentWithPrerendering = Document & { readonly prerendering?: boolean };

/** Whether the browser has the page ready before it is asked for. */
export const isPrerendering = () => Boolean((document as DocumentWithPrerendering).prerendering);

/** Runs `callback` once the page is shown: at once, or when a prerendered page is activated. */
export function whenShown(callback: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
