import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Expects that the page does not scroll sideways, and that no text in it is cut off. */
export async function expectWholeText(page: Page, state: string): Promise<void> {
  expect.soft(await horizontalOverflow(page), state).toBeLessThanOrEqual(0);
  expect.soft(await clippedText(page), state).toEqual([]);
  expect.soft(await textsOutside(page), state).toEqual([]);
}

/** Sets the font size of the browser's settings, which also affects media queries. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

/** Returns how far the page scrolls horizontally, in px. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the texts that reach beyond the window's edge, where an ancestor clips them and nothing scrolls. */
export const textsOutside = (page: Page): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3, p, li, dd, a, button, time)').evaluateAll((all) =>
    all
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        const isOutside = width > 1 && right > document.documentElement.clientWidth + 1;
        if (!isOutside || !element.checkVisibility()) return false;
        for (let above: Element | null = element; above; above = above.parentElement)
          if (/auto|scroll/.test(getComputedStyle(above).overflowX)) return false;
        return true;
      })
      .map((element) => (element.textContent ?? '').trim().slice(0, 60)),
  );

/** Returns the texts that overflow a box which clips them. */
export const clippedText = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(h1, h2, h3, h4, p, li, a, button, summary, label, th, td, dt, dd)')
    .evaluateAll((all) =>
      all
        .filter((element) => {
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
          const clips = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
          const hidden = element.clientWidth <= 1 || !element.checkVisibility();
          return (
            clips &&
            !hidden &&
            webkitLineClamp === 'none' &&
            (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
          );
        })
        .map((element) => (element.textContent ?? '').trim().slice(0, 60)),
    );

/** Returns the running time-based animations; scroll-driven ones do not count as motion. */
export const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      const target = (animation.effect as KeyframeEffect | null)?.target;
      const isTimeBased =
        typeof duration === 'number' && duration > 1 && animation.timeline instanceof DocumentTimeline;
      return animation.playState === 'running' && isTimeBased
        ? `${target?.outerHTML.slice(0, 80)} ${duration} ${iterations}`
        : [];
    }),
  );

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
