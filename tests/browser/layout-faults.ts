import type { Page } from '@playwright/test';

/** Returns how far the page scrolls horizontally, in px. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the texts that reach beyond the window's edge, where an ancestor clips them and nothing scrolls. */
export const textsOutside = (page: Page): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3, p, li, dd, a, button, time)').evaluateAll((all) =>
    all
      .filter((element) => {
        for (let above: Element | null = element; above; above = above.parentElement)
          if (/auto|scroll/.test(getComputedStyle(above).overflowX)) return false;
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && element.checkVisibility() && right > document.documentElement.clientWidth + 1;
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

/**
 * Returns what enlarged text does to the calculator and the header: marks of steps that overlap or are cut off, texts
 * that are wider than their box, and words and amounts that break in the middle.
 */
export const faultsOfEnlargedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const boxes = [...document.querySelectorAll('[aria-label="Trin i prisberegneren"] li > :first-child')]
      .filter((mark) => mark.checkVisibility())
      .map((mark) => mark.getBoundingClientRect());
    const panel = document.querySelector('[data-island="calculator"] form')?.getBoundingClientRect();
    for (const [index, { left, right }] of boxes.entries()) {
      const before = boxes[index - 1]?.right ?? panel?.left ?? 0;
      if (left < before || right > (panel?.right ?? 0)) faults.push(`mark ${index + 1}`);
    }
    for (const root of document.querySelectorAll('header, [data-island="calculator"] form')) {
      const bounds = root.getBoundingClientRect();
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility() || parent.closest('.visually-hidden, svg, [inert]')) continue;
        const fontSize = Number.parseFloat(getComputedStyle(parent).fontSize);
        const range = document.createRange();
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const { width, height, left, right } = range.getBoundingClientRect();
          if (width === 0 || fontSize === 0) continue;
          if (left < bounds.left - 1 || right > bounds.right + 1) faults.push(`sticks out: ${word}`);
          // Long compounds may be hyphenated.
          if (height > fontSize * 1.9 && word.length < 11) faults.push(`broken: ${word}`);
        }
      }
    }
    return faults;
  });

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
