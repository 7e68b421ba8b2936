import { builtPages } from '../build/built-site.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { focusFaults } from './focus-faults.ts';
import { expectWholeText, fixedElements, setFontSize, spaceText } from './layout-faults.ts';
import { pageKinds } from './page-kinds.ts';
import { smallTargets } from './small-targets.ts';

/** Pages of the same kind as one of `pageKinds`: what is on them is the writer's, not the layout. */
const otherPages = builtPages()
  .map(({ path }) => path)
  // The price guide is identical at both addresses.
  .filter(
    (path) => !path.endsWith('/404') && path !== '/hvad-koster-hjemmesider' && !pageKinds.includes(path),
  );

/** Danish compounds have no upper limit; this one has 62 letters. */
const longWord = 'Speciallægepraksisplanlægningsstabiliseringsperiodebegrænsning';

for (const path of pageKinds)
  test(`${path} is readable and usable for everybody`, async ({ page, baseURL }) => {
    const atWidth = (width: number) => page.setViewportSize({ width, height: 800 });
    // Header and footer are the same on all pages.
    const part = path === '/' ? 'html' : 'main';
    // As on a further page of a visit.
    await page.goto(path, { referer: `${baseURL}/` });

    await test.step('passes axe', () => expectNoAxeViolations(page, part));
    await test.step('shows the focus wherever it is', async () => {
      expect.soft(await focusFaults(page, part)).toEqual([]);
    });
    await test.step('clips no text with wider spacing', async () => {
      await spaceText(page);
      await expectWholeText(page, '1280 px');
      await atWidth(390);
      await expectWholeText(page, '390 px');
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    });
    await test.step('clips no text at 200 %', async () => {
      await setFontSize(page, 32);
      await expectWholeText(page, '390 px');
      await atWidth(1280);
      await expectWholeText(page, '1280 px');
      await setFontSize(page, 16);
    });
    await test.step('prints all of its text, and nothing on every sheet', async () => {
      // The printable width of A4.
      await atWidth(718);
      await page.emulateMedia({ media: 'print' });
      await expectWholeText(page, 'print');
      expect.soft(await fixedElements(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    });
    // 1280 px at 400 % zoom.
    await atWidth(320);
    await test.step('does not scroll sideways at 400 % zoom', () => expectWholeText(page, '320 px'));
    await test.step('has targets of at least 44 px on the narrowest phone', async () => {
      expect.soft(await smallTargets(page)).toEqual([]);
    });
    await test.step('clips no word that is longer than the screen', async () => {
      // Writers choose titles, names and answers, not the steps of the calculator.
      await page
        .locator('main :is(h1, h2, h3, p, li, dt, dd, figcaption, summary)')
        .evaluateAll((elements, word) => {
          for (const element of elements)
            if (!element.firstElementChild && !element.closest('[data-island], table, svg'))
              element.textContent = word;
        }, longWord);
      await expect(page.getByText(longWord).first()).toBeAttached();
      await expectWholeText(page, '320 px');
      await atWidth(768);
      await expectWholeText(page, '768 px');
    });
  });

test('every other page passes axe at 320 px, neither scrolls sideways nor cuts off a text, and its targets are at least 44 px @rare', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(otherPages.length * 20_000);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of otherPages) {
    await page.goto(path, { referer: `${baseURL}/` });
    await expectWholeText(page, path);
    expect.soft(await smallTargets(page), path).toEqual([]);
    await expectNoAxeViolations(page, 'main');
  }
});

test('on a phone no bar covers a target in the first view of the overview, whose row of categories shows the chosen and the focused one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/artikler?kategori=Design+Guide');
  await expectNoAxeViolations(page, 'html', 'target-size');
  await expect(page.getByRole('button', { name: 'Design Guide' })).toBeInViewport({ ratio: 0.9 });
  const first = page.getByRole('button', { name: 'Alle' });
  await first.focus();
  await expect(first).toBeInViewport({ ratio: 0.9 });
});
