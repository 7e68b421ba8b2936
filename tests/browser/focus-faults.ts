import type { Page } from '@playwright/test';

/** A `data-stop` attribute marks the tab stops that were seen. */
type Stop = { readonly label: string; readonly faults: readonly string[] };

/**
 * Tabs through the page, or through `main` only, and returns the number of tab stops and their faults: no visible focus
 * indicator, outside the viewport, or covered by a fixed or sticky element.
 */
export async function focusFaults(
  page: Page,
  part: 'html' | 'main',
): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  if (part === 'main') await page.locator('main').focus();
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((root): Stop | null => {
      const element = document.activeElement;
      // Back at the first stop, or outside the part: every stop has been checked.
      if (!element?.closest(root) || element.matches('body, [data-stop]')) return null;
      element.setAttribute('data-stop', '');
      const isShown = element.getBoundingClientRect().width > 1 && getComputedStyle(element).opacity !== '0';
      // A visually hidden control shows its focus on the surrounding label.
      const marked = isShown ? element : (element.closest('label') ?? element);
      const isOutlined = (each: Element, pseudo?: string) => {
        const { outlineStyle, outlineWidth, content } = getComputedStyle(each, pseudo);
        return (
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && (!pseudo || content !== 'none')
        );
      };
      // The outline may be on the element, on its parent, on a child, or on their pseudo-elements (a whole card).
      const hasMark = [marked, marked.parentElement ?? marked, ...marked.querySelectorAll('*')].some((each) =>
        [undefined, '::before', '::after'].some((pseudo) => isOutlined(each, pseudo)),
      );
      const box = marked.getBoundingClientRect();
      const [x, y] = [box.left + Math.min(box.width / 2, 20), box.top + box.height / 2];
      const top = document.elementFromPoint(
        Math.min(Math.max(x, 1), innerWidth - 1),
        Math.min(Math.max(y, 1), innerHeight - 1),
      );
      const isFree = top && (marked.contains(top) || top.contains(marked) || element.contains(top));
      return {
        label: `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent).trim()}'`,
        faults: [hasMark ? '' : 'no visible focus', isFree ? '' : 'covered or not in view'].filter(Boolean),
      };
    }, part);
    if (!stop) return { stops, faults };
    faults.push(...stop.faults.map((fault) => `${stop.label}: ${fault}`));
  }
}

/** Returns the number of links in the page, or in `main` only, that the Tab key must stop at. */
export const reachableLinks = (page: Page, part: 'html' | 'main'): Promise<number> =>
  page
    .locator(`${part} a[href]:not([tabindex="-1"], [inert] a)`)
    .evaluateAll(
      (links) => links.filter((link) => link.checkVisibility({ visibilityProperty: true })).length,
    );
