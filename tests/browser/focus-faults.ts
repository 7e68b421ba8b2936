import type { Page } from '@playwright/test';

/**
 * Moves the focus to each control of the page, or of `main` only, as the Tab key does, and returns their faults: no
 * visible focus indicator, outside the viewport, or covered by a fixed or sticky element.
 */
export async function focusFaults(page: Page, part: 'html' | 'main'): Promise<string[]> {
  // After a key, what a script focuses shows its focus too.
  await page.keyboard.press('Tab');
  return page
    .locator(`${part} :is(a[href], button, input, textarea, summary, [tabindex="0"]):not([tabindex="-1"])`)
    .evaluateAll((controls: HTMLElement[]) => {
      const isOutlined = (element: Element, pseudo?: string) => {
        const { outlineStyle, outlineWidth, content } = getComputedStyle(element, pseudo);
        return (
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && (!pseudo || content !== 'none')
        );
      };
      return controls.flatMap((element) => {
        element.focus();
        // Hidden or inert.
        if (document.activeElement !== element) return [];
        const isShown =
          element.getBoundingClientRect().width > 1 && getComputedStyle(element).opacity !== '0';
        // A visually hidden control shows its focus on the surrounding label.
        const marked = isShown ? element : (element.closest('label') ?? element);
        // The outline may be on the element, on its parent, on a child, or on their pseudo-elements (a whole card).
        const hasMark = [marked, marked.parentElement ?? marked, ...marked.querySelectorAll('*')].some(
          (each) => [undefined, '::before', '::after'].some((pseudo) => isOutlined(each, pseudo)),
        );
        const box = marked.getBoundingClientRect();
        const [x, y] = [box.left + Math.min(box.width / 2, 20), box.top + box.height / 2];
        const top = document.elementFromPoint(
          Math.min(Math.max(x, 1), innerWidth - 1),
          Math.min(Math.max(y, 1), innerHeight - 1),
        );
        const isFree = top && (marked.contains(top) || top.contains(marked) || element.contains(top));
        const label = `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent).trim()}'`;
        return [hasMark ? '' : 'no visible focus', isFree ? '' : 'covered or not in view']
          .filter(Boolean)
          .map((fault) => `${label}: ${fault}`);
      });
    });
}
