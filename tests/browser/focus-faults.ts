import type { Page } from '@playwright/test';

/**
 * Walks through the page by Tab from its first to its last stop, or through `main` only. Returns what is wrong with
 * any stop: no visible mark of the focus, outside the window, or behind something that stays in place while the page
 * scrolls.
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
        // A control that is not drawn lets the label around it show where the focus is.
        const drawn = element.getBoundingClientRect().width > 1 && getComputedStyle(element).opacity !== '0';
        const marked = drawn ? element : (element.closest('label') ?? element);
        const isOutlined = (each: Element, pseudo?: string) => {
          const { outlineStyle, outlineWidth, outlineColor, content } = getComputedStyle(each, pseudo);
          const isThere = pseudo === undefined || content !== 'none';
          const colour = outlineColor.replace(/\s/g, '');
          return (
            isThere &&
            outlineStyle !== 'none' &&
            Number.parseFloat(outlineWidth) >= 2 &&
            colour !== 'rgba(0,0,0,0)'
          );
        };
        // On the element, on what is drawn over a whole card for it, or on the box that stands for the field.
        const places = [marked, marked.parentElement ?? marked, ...marked.querySelectorAll('*')];
        const hasMark = places.some((each) =>
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
    // Round again, or out of the page or its part: every stop has been seen.
    if (!seen) break;
    if (!seen.hasMark) faults.push(`${seen.label}: no visible focus`);
    if (!seen.inside) faults.push(`${seen.label}: not in view`);
    if (seen.covered) faults.push(`${seen.label}: covered`);
  }
  return { stops, faults };
}
