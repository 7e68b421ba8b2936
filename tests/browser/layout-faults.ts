import type { Page } from '@playwright/test';

/** How far the page can be scrolled sideways, in px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that a box of a fixed size hides. */
export const cutOff = (page: Page): Promise<string[]> =>
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

/** What stays in place while the page scrolls, as a part of the window's height. */
export const stuckHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = new Set<number>();
    for (let y = 1; y < innerHeight; y += 4) {
      const hit = document.elementFromPoint(innerWidth / 2, y);
      for (let element = hit; element; element = element.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) rows.add(y);
      }
    }
    return (rows.size * 4) / innerHeight;
  });

/** Buttons and fields that forced colours leave without an edge: grounds are taken away there. */
export async function withoutEdge(page: Page): Promise<(string | null)[]> {
  await page.locator('main :is(a, button)').evaluateAll((all) => {
    for (const element of all) {
      const { backgroundColor, paddingLeft } = getComputedStyle(element);
      const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)' && Number.parseFloat(paddingLeft) > 0;
      element.toggleAttribute('data-on-ground', hasGround);
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  return page
    .locator('main :is([data-on-ground], input:not([type=radio], [type=checkbox]), textarea, select)')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .filter((element) => {
          // A field may stand without an edge in a box that has one.
          const edged = [element, element.parentElement ?? element].some((each) => {
            const { borderTopStyle, borderTopWidth } = getComputedStyle(each);
            return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
          });
          return !edged && !getComputedStyle(element).textDecorationLine.includes('underline');
        })
        .map((element) => element.textContent || element.getAttribute('name')),
    );
}

/** What moves by itself, though motion is not wanted; what follows the scrolling has no time of its own. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      const target = (animation.effect as KeyframeEffect | null)?.target;
      const timed =
        typeof duration === 'number' && duration > 1 && animation.timeline instanceof DocumentTimeline;
      return animation.playState === 'running' && timed
        ? `${target?.outerHTML.slice(0, 80)} ${duration} ${iterations}`
        : [];
    }),
  );

/** What lets the page shine through it. */
export const blurred = (page: Page): Promise<string[]> =>
  page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && getComputedStyle(element).backdropFilter !== 'none')
        .map((element) => element.outerHTML.slice(0, 80)),
    );

/** What stays in place and would be printed on every sheet of paper. */
export const stuckOnPaper = (page: Page): Promise<string[]> =>
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
