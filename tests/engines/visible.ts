/**
 * Returns the first visible element that matches and contains the text, moved to the middle of the viewport if it will be
 * clicked: away from what covers the edges, such as the calculator's bar. Runs in the page.
 */
export function visible(selector: string, text: string, willBeClicked: boolean): Element | undefined {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.textContent.includes(text) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0,
  );
  if (willBeClicked) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}
