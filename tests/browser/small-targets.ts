import type { Page } from '@playwright/test';

/**
 * Returns every pointer target on the page that is smaller than 44 × 44 px, with its size. Links in running text are
 * exempt, as in WCAG, also telephone numbers, which are boxes of their own so that they move to the next line as a whole;
 * header and footer contain no running text, and neither does a list item that is only a link. A target whose box is
 * smaller than its hit area, such as a link that covers a card, passes if a hit test 21 px from its centre in each
 * direction finds it.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minimum = 44;
    const selector =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], label:has(input)';
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) &&
      !element.closest('[inert]');

    const reaches = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const distance = minimum / 2 - 1;
      const hits = [
        document.elementFromPoint(x, y - distance),
        document.elementFromPoint(x, y + distance),
        document.elementFromPoint(Math.max(x - distance, 1), y),
        document.elementFromPoint(Math.min(x + distance, innerWidth - 1), y),
      ];
      return hits.every((hit) => hit && (element.contains(hit) || hit.closest(selector) === element));
    };

    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Visually hidden, but available to screen readers and the keyboard: skip links, radio buttons in labels.
      if (!isShown(element) || width <= 1 || height <= 1) return [];
      if (element.matches('label input, [tabindex="-1"]')) return [];
      const isAlone = element.textContent === element.parentElement?.textContent;
      const isInText =
        getComputedStyle(element).display === 'inline' && !(isAlone && element.matches('li > a'));
      const isNumberInText = element.matches('[href^="tel:"]') && !isAlone;
      if (element.matches('main a') && (isInText || isNumberInText)) return [];
      if (Math.round(width) >= minimum && Math.round(height) >= minimum) return [];
      if (reaches(element)) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return [`${element.localName} '${name}': ${Math.round(width)} x ${Math.round(height)}`];
    });
  });
}
