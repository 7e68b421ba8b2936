import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  clippedText,
  fixedElements,
  horizontalOverflow,
  runningAnimations,
  stickyShare,
  withoutBorder,
} from './layout-faults.ts';
import { pageKinds } from './page-kinds.ts';
import { readingOrder } from './reading-order.ts';

/** Text spacing that WCAG 1.4.12 requires pages to support. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

async function expectWholeText(page: Page, state: string): Promise<void> {
  expect.soft(await horizontalOverflow(page), state).toBeLessThanOrEqual(0);
  expect.soft(await clippedText(page), state).toEqual([]);
}

for (const [name, path] of Object.entries(pageKinds)) {
  test(`${path} clips no text and does not scroll sideways at 400 % zoom, with wider text spacing or with text at 200 %`, async ({
    page,
  }) => {
    // 1280 × 1024 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await expectWholeText(page, '400 %');
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    expect
      .soft(await stickyShare(page), 'share of the window under fixed and sticky elements')
      .toBeLessThan(0.05);

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

  test(`${path} respects reduced motion and forced colours, prints without clipped text or fixed elements, and has the reading order in aria/${name}.txt`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect.soft(await runningAnimations(page)).toEqual([]);
    expect.soft(await withoutBorder(page), 'without border in forced colours').toEqual([]);

    // Printable width of A4.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    await expectWholeText(page, 'print');
    expect.soft(await fixedElements(page)).toEqual([]);

    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
    // Articles are the writers' content.
    await page.locator('.prose').evaluateAll((texts) => {
      for (const text of texts) text.replaceChildren();
    });
    expect.soft(readingOrder(await page.locator('main').ariaSnapshot())).toMatchSnapshot(`${name}.txt`);
  });
}

for (const [name, width] of [
  ['ramme-telefon', 390],
  ['ramme-computer', 1280],
] as const) {
  test(`header and footer at ${width} px have the reading order in aria/${name}.txt`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/omos');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.locator('main').evaluate((main) => main.replaceChildren());
    expect(readingOrder(await page.locator('body').ariaSnapshot())).toMatchSnapshot(`${name}.txt`);
  });
}
