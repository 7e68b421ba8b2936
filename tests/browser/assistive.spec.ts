import { axeFor, expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { focusFaults, reachableLinks } from './focus-faults.ts';
import { expectWholeText, fixedElements, runningAnimations, setFontSize } from './layout-faults.ts';
import { pageKinds } from './page-kinds.ts';

/** Danish compounds have no upper limit; this one has 62 letters. */
const longWord = 'Speciallægepraksisplanlægningsstabiliseringsperiodebegrænsning';

/** Text spacing that WCAG 1.4.12 requires pages to support. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

for (const path of pageKinds)
  test(`${path} passes axe and shows the focus at every tab stop; it clips no text and does not scroll sideways at 400 % zoom, with wider text spacing, with text at 200 %, on paper, or with a word longer than the screen; it moves nothing with reduced motion`, async ({
    page,
    baseURL,
  }) => {
    // Header and footer are the same on all pages.
    const part = path === '/' ? 'html' : 'main';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // As on a further page of a visit.
    await page.goto(path, { referer: `${baseURL}/` });
    expect.soft(await runningAnimations(page)).toEqual([]);
    await expectNoAxeViolations(page, part);
    const { stops, faults } = await focusFaults(page, part);
    expect.soft(stops, 'stops of the Tab key').toBeGreaterThanOrEqual(await reachableLinks(page, part));
    expect.soft(faults, 'focus').toEqual([]);

    // 1280 × 1024 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
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
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });

    await setFontSize(page, 32);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectWholeText(page, `text at 200 %, ${width} px`);
    }
    await setFontSize(page, 16);

    // The printable width of A4.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expectWholeText(page, 'print');
    expect.soft(await fixedElements(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });

    // Writers choose titles, names and answers, not the steps of the calculator.
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
      await expectWholeText(page, `long words at ${width} px`);
    }
  });

test('on a phone no bar covers a target in the first view of the overview, whose row of categories shows the chosen and the focused one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/artikler?kategori=Design+Guide');
  const { violations } = await axeFor(page).withRules('target-size').analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Design Guide' })).toBeInViewport({ ratio: 0.9 });
  const first = page.getByRole('button', { name: 'Alle' });
  await first.focus();
  await expect(first).toBeInViewport({ ratio: 0.9 });
});
