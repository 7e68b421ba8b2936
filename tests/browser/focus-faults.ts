import type { Page } from '@playwright/test';

/**
 * Tabs through the page, or through `main` only, and returns the number of tab stops and their faults: no visible focus
 * indicator, outside the viewport, or covered by a fixed or sticky element.
 */
export async function focusFaults(
  page: Page,
  part: 'page' | 'main',
): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  let stops = 0;
  await page.evaluate(() => {
    document.documentElement.dataset.stop = '0';
  });
  if (part === 'main') await page.locator('main').focus();
  for (; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(
      (root) => {
        const element = document.activeElement;
        if (!element || element === document.body || element.hasAttribute('data-stop')) return null;
        if (!element.closest(root)) return null;
        element.setAttribute('data-stop', '');
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
        const label = `${element.localName} '${name}'`;
        // A visually hidden control shows its focus on the surrounding label.
        const isVisible =
          element.getBoundingClientRect().width > 1 && getComputedStyle(element).opacity !== '0';
        const marked = isVisible ? element : (element.closest('label') ?? element);
        const isOutlined = (each: Element, pseudo?: string) => {
          const { outlineStyle, outlineWidth, outlineColor, content } = getComputedStyle(each, pseudo);
          const isRendered = pseudo === undefined || content !== 'none';
          const colour = outlineColor.replace(/\s/g, '');
          return (
            isRendered &&
            outlineStyle !== 'none' &&
            Number.parseFloat(outlineWidth) >= 2 &&
            colour !== 'rgba(0,0,0,0)'
          );
        };
        // The outline may be on the element, on its parent, on a child, or on their pseudo-elements (a whole card).
        const candidates = [marked, marked.parentElement ?? marked, ...marked.querySelectorAll('*')];
        const hasMark = candidates.some((each) =>
          [undefined, '::before', '::after'].some((part) => isOutlined(each, part)),
        );
        const box = marked.getBoundingClientRect();
        const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
        const x = Math.min(Math.max(box.left + Math.min(box.width / 2, 20), 1), innerWidth - 1);
        const y = Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1);
        const top = document.elementFromPoint(x, y);
        const covered = !top || !(marked.contains(top) || top.contains(marked) || element.contains(top));
        return { label, hasMark, inside, covered: inside && covered };
      },
      part === 'main' ? 'main' : 'html',
    );
    // Back at the first stop, or outside the page or `main`: every stop has been checked.
    if (!seen) break;
    if (!seen.hasMark) faults.push(`${seen.label}: no visible focus`);
    if (!seen.inside) faults.push(`${seen.label}: not in view`);
    if (seen.covered) faults.push(`${seen.label}: covered`);
  }
  return { stops, faults };
}

/** Returns the number of links in the page, or in `main` only, that the Tab key must stop at. */
export function reachableLinks(page: Page, part: 'page' | 'main'): Promise<number> {
  return page
    .locator(part === 'main' ? 'main a[href]' : 'a[href]')
    .evaluateAll(
      (links) =>
        links.filter(
          (link) =>
            (link as HTMLElement).tabIndex >= 0 &&
            !link.closest('[inert]') &&
            link.checkVisibility({ visibilityProperty: true }),
        ).length,
    );
}
