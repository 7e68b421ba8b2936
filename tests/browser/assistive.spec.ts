import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  clippedText,
  fixedElements,
  horizontalOverflow,
  runningAnimations,
  textsOutside,
} from './layout-faults.ts';
import { pageKinds } from './page-kinds.ts';

/** Danish compounds have no upper limit; this one has 62 letters. */
const longWord = 'Speciallægepraksisplanlægningsstabiliseringsperiodebegrænsning';

/** Text spacing that WCAG 1.4.12 requires pages to support. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

async function expectWholeText(page: Page, state: string): Promise<void> {
  expect.soft(await horizontalOverflow(page), state).toBeLessThanOrEqual(0);
  expect.soft(await clippedText(page), state).toEqual([]);
  expect.soft(await textsOutside(page), state).toEqual([]);
}

for (const path of pageKinds) {
  test(`${path} clips no text and does not scroll sideways at 400 % zoom, with wider text spacing, with text at 200 % or with a word longer than the screen`, async ({
    page,
  }) => {
    // 1280 × 1024 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await expectWholeText(page, '400 %');
    // A constructed style sheet, because the content security policy blocks injected style elements.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, textSpacing);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectWholeText(page, `text spacing at ${width} px`);
    }

    // Writers choose titles, names and answers, not the steps of the calculator.
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await page
      .locator('main :is(h1, h2, h3, p, li, dt, dd, figcaption, summary)')
      .evaluateAll((elements, word) => {
        for (const element of elements)
          if (!element.firstElementChild && !element.closest('[data-island], table, svg'))
            element.textContent = word;
      }, longWord);
    await expect(page.getByText(longWord).first()).toBeAttached();
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await horizontalOverflow(page), `long words at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await textsOutside(page), `long words at ${width} px`).toEqual([]);
    }

    // The browser's font size setting, which also affects media queries.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectWholeText(page, `text at 200 %, ${width} px`);
    }
  });

  test(`${path} respects reduced motion and prints without clipped text or fixed elements`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect.soft(await runningAnimations(page)).toEqual([]);

    // Printable width of A4.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expectWholeText(page, 'print');
    expect.soft(await fixedElements(page)).toEqual([]);
  });
}
