import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Expects that the page does not scroll sideways, and that no text in a part of it is cut off. */
export async function expectWholeText(page: Page, state: string, part = 'main'): Promise<void> {
  expect.soft(await page.evaluate(textFaults, part), state).toEqual([]);
}

/** Runs in the page. */
function textFaults(part: string): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  const texts = 'h1, h2, h3, h4, p, li, a, button, summary, label, td, dt, dd, time';
  for (const element of document.querySelectorAll(`${part} :is(${texts})`)) {
    if (element.closest('.visually-hidden')) continue;
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    const clips = /hidden|clip/.test(overflowX + overflowY) && webkitLineClamp === 'none';
    const { right } = element.getBoundingClientRect();
    const isCut =
      clips &&
      (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
    // Beyond the window's edge, where nothing scrolls.
    const isOutside = right > clientWidth + 1 && !isInScroller(element);
    if ((isCut || isOutside) && element.checkVisibility())
      faults.push(`${isCut ? 'cut off' : 'outside'}: ${element.textContent.trim().slice(0, 60)}`);
  }
  return faults;

  function isInScroller(element: Element | null): boolean {
    if (!element) return false;
    return /auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement);
  }
}

/** Sets the font size of the browser's settings, which also affects media queries. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

/** Spaces text as far apart as WCAG 1.4.12 requires pages to support. */
export async function spaceText(page: Page): Promise<void> {
  // A constructed style sheet, because the content security policy blocks injected style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Returns the visible fixed and sticky elements, which would be printed on every sheet of paper. */
export const fixedElements = (page: Page): Promise<string[]> =>
  page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter(
          (element) =>
            ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            element.getBoundingClientRect().height > 1,
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
