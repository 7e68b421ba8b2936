import { expect, test } from './fixtures.ts';
import {
  blurred,
  cutOff,
  moving,
  sidewaysScroll,
  stuckHeight,
  stuckOnPaper,
  withoutEdge,
} from './layout-faults.ts';
import { readOwnersWords, withoutOwnersWords } from './owners-words.ts';
import { pageKinds } from './page-kinds.ts';
import { readingOrder } from './reading-order.ts';

const words = readOwnersWords();
const plain = (name: string) => withoutOwnersWords(name, words);
/** WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

for (const [name, path] of Object.entries(pageKinds)) {
  test(`${path} can be zoomed and set larger: nothing cut off, no sideways scroll`, async ({ page }) => {
    // A window of 1280 x 1024 px at 400 %, one of 1280 x 800 px at 200 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    expect.soft(await sidewaysScroll(page), '400 %').toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), '400 %').toEqual([]);
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    expect.soft(await stuckHeight(page), 'most of the window is the page’s').toBeLessThan(0.5);
    await page.setViewportSize({ width: 640, height: 400 });
    expect.soft(await sidewaysScroll(page), '200 %').toBeLessThanOrEqual(0);

    // By way of the script: the policy blocks foreign style elements.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, textSpacing);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysScroll(page), `text spacing at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), `text spacing at ${width} px`).toEqual([]);
    }

    // The browser's own setting, which media queries follow too.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect.soft(await sidewaysScroll(page), 'text at 200 %').toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), 'text at 200 %').toEqual([]);
  });

  test(`${path} as a reader has asked for it: still, opaque, in forced colours, on paper, aloud in the order of aria/${name}.txt`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const session = await page.context().newCDPSession(page);
    await page.goto(path);
    expect.soft(await moving(page)).toEqual([]);
    await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');

    const features = (value: string) => ({
      features: [
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-reduced-transparency', value },
      ],
    });
    await session.send('Emulation.setEmulatedMedia', features('reduce'));
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    expect.soft(await blurred(page)).toEqual([]);
    await session.send('Emulation.setEmulatedMedia', features('no-preference'));

    expect.soft(await withoutEdge(page)).toEqual([]);
    if (path === '/') await expect.soft(page.locator('[data-on-ground]').first()).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.soft(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');

    // A4 between its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page)).toEqual([]);
    expect.soft(await stuckOnPaper(page)).toEqual([]);
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Chromium's own pages: at least one, and not hundreds.
    const pages = ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [])
      .length;
    expect.soft(pages).toBeGreaterThan(0);
    expect.soft(pages).toBeLessThan(25);

    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
    // The running text of an article belongs to its writer: of that only the levels of the headings.
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
    expect
      .soft(readingOrder(await page.locator('main').ariaSnapshot(), plain))
      .toMatchSnapshot(`${name}.txt`);
  });
}

for (const [name, width] of [
  ['ramme-telefon', 390],
  ['ramme-computer', 1280],
] as const) {
  test(`the frame at ${width} px is read aloud in the order of aria/${name}.txt`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/omos');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.locator('main').evaluate((main) => main.replaceChildren());
    expect(readingOrder(await page.locator('body').ariaSnapshot(), plain)).toMatchSnapshot(`${name}.txt`);
  });
}
