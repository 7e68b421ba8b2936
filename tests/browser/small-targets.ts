import type { Page } from '@playwright/test';

/**
 * Every target on the page that is narrower or lower than 44 px, with its size.
 * A link in running text may be as high as its line: that exception is the rule's own, and header and footer hold no
 * such text. What a target's box does not show (a whole card that answers for its link) is found by asking what lies
 * 21 px from its middle.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const selector =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], label:has(input)';
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) &&
      !element.closest('[inert]');

    const reaches = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const away = least / 2 - 1;
      return [
        [x, y - away],
        [x, y + away],
        [x - away, y],
        [x + away, y],
      ].every(([atX = 0, atY = 0]) => {
        const hit = document.elementFromPoint(
          Math.min(Math.max(atX, 1), innerWidth - 1),
          Math.min(Math.max(atY, 1), innerHeight - 1),
        );
        return hit !== null && (element.contains(hit) || hit.closest(selector) === element);
      });
    };

    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Hidden from sight but there for screen readers and the keyboard, such as a skip link or a radio in a label.
      if (!isShown(element) || width <= 1 || height <= 1) return [];
      if (element.matches('label input, [tabindex="-1"]')) return [];
      if (element.matches('main a') && getComputedStyle(element).display === 'inline') return [];
      if (Math.round(width) >= least && Math.round(height) >= least) return [];
      if (reaches(element)) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return [`${element.localName} '${name}': ${Math.round(width)} x ${Math.round(height)}`];
    });
  });
}
