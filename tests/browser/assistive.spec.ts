import { expect, test } from './fixtures.ts';
import {
  backdropFilters,
  clippedText,
  fixedElements,
  horizontalOverflow,
  runningAnimations,
  stickyShare,
  withoutBorder,
} from './layout-faults.ts';
import { pageKinds } from './page-kinds.ts';
import { maskName, readPlaceholders } from './placeholders.ts';
import { readingOrder } from './reading-order.ts';

const placeholders = readPlaceholders();
const mask = (name: string) => maskName(name, placeholders);
/** Text spacing that WCAG 1.4.12 requires pages to support. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

for (const [name, path] of Object.entries(pageKinds)) {
  test(`${path} clips no text and does not scroll sideways at 400 % zoom, with wider text spacing or with text at 200 %`, async ({
    page,
  }) => {
    // 1280 × 1024 px at 400 % zoom, and below 1280 × 800 px at 200 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    expect.soft(await horizontalOverflow(page), '400 %').toBeLessThanOrEqual(0);
    expect.soft(await clippedText(page), '400 %').toEqual([]);
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    expect.soft(await stickyShare(page), 'height of fixed and sticky elements').toBeLessThan(0.5);
    await page.setViewportSize({ width: 640, height: 400 });
    expect.soft(await horizontalOverflow(page), '200 %').toBeLessThanOrEqual(0);

    // A constructed style sheet, because the content security policy blocks injected style elements.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, textSpacing);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await horizontalOverflow(page), `text spacing at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await clippedText(page), `text spacing at ${width} px`).toEqual([]);
    }

    // The browser's font size setting, which also affects media queries.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await horizontalOverflow(page), `text at 200 %, ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await clippedText(page), `text at 200 %, ${width} px`).toEqual([]);
    }
    // The notification bar, which a month without an offer lacks.
    await page.evaluate(() => (document.documentElement.dataset.bar = 'shown'));
    for (const text of await page.locator('p:has(~ [data-bar-close])').all())
      expect.soft(await text.evaluate((bar: HTMLElement) => bar.offsetTop)).toBeGreaterThanOrEqual(0);
  });

  test(`${path} respects reduced motion, reduced transparency and forced colours, prints without clipped text or fixed elements, and has the reading order in aria/${name}.txt`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const session = await page.context().newCDPSession(page);
    await page.goto(path);
    expect.soft(await runningAnimations(page)).toEqual([]);
    await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');

    const features = (value: string) => ({
      features: [
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-reduced-transparency', value },
      ],
    });
    await session.send('Emulation.setEmulatedMedia', features('reduce'));
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    expect.soft(await backdropFilters(page)).toEqual([]);
    await session.send('Emulation.setEmulatedMedia', features('no-preference'));

    expect.soft(await withoutBorder(page)).toEqual([]);
    if (path === '/') await expect.soft(page.locator('[data-on-ground]').first()).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.soft(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');

    // Printable width of A4.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    expect.soft(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect.soft(await clippedText(page)).toEqual([]);
    expect.soft(await fixedElements(page)).toEqual([]);
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Page count of Chromium's PDF.
    const pages = ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [])
      .length;
    expect.soft(pages).toBeGreaterThan(0);
    expect.soft(pages).toBeLessThan(25);

    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
    // Articles are the writers' content: of their text, only the heading levels are checked.
    const levels = await page.locator('.prose').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const found = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
          (each) => +each.tagName.slice(1),
        );
        text.replaceChildren();
        return found;
      }),
    );
    for (const [index, level] of levels.entries()) {
      expect.soft(level, `heading ${index + 1} of the text`).toBeGreaterThan(1);
      expect
        .soft(level, `heading ${index + 1} of the text`)
        .toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
    }
    expect.soft(readingOrder(await page.locator('main').ariaSnapshot(), mask)).toMatchSnapshot(`${name}.txt`);
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
    expect(readingOrder(await page.locator('body').ariaSnapshot(), mask)).toMatchSnapshot(`${name}.txt`);
  });
}
