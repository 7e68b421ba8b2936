import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { fileToPath, pathToFile } from '#src/lib/paths.ts';
import { pages } from '#src/site/pages.ts';
import { distDirectory } from '../../scripts/dist-directory.ts';
import { expect, test } from './fixtures.ts';
import { focusFaults } from './focus-faults.ts';
import { sidewaysScroll } from './layout-faults.ts';
import { settled, shiftsOf, watchShifts } from './layout-shift.ts';
import { pageKinds } from './page-kinds.ts';
import { firstPiece, slowHtml } from './slow-html.ts';
import { smallTargets } from './small-targets.ts';

const paths = readdirSync(distDirectory, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map(fileToPath)
  // The price guide is the same page at both its addresses.
  .filter((path) => !path.endsWith('/404') && path !== '/hvad-koster-hjemmesider')
  .sort();

const kinds: readonly string[] = Object.values(pageKinds);

test('the pages are those that were built', () => {
  expect(paths.length).toBeGreaterThan(20);
  expect(kinds.filter((path) => !paths.includes(path))).toEqual([]);
  // A page of a kind of its own is looked at as one.
  expect(Object.values(pages).filter(({ path }) => !kinds.includes(path))).toEqual([]);
});

for (const path of paths) {
  const isOfItsKind = kinds.includes(path);
  test(`${path}${isOfItsKind ? ' shows where the focus is at every stop of the Tab key,' : ', its text,'} passes the accessibility rules, has no sideways scroll at 320 px, and every target there is at least 44 px`, async ({
    page,
    baseURL,
  }) => {
    test.slow(isOfItsKind);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Reached from another page, where the notification bar is there at once.
    await page.goto(path, { referer: `${baseURL}/` });
    await expect(page.locator('html')).toHaveAttribute('data-bar', 'vist');
    const rules = new AxeBuilder({ page }).withTags([
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22aa',
      'best-practice',
    ]);
    // Colours and what stands around the text are its kind's. They cost most of the time.
    const { violations } = await (isOfItsKind
      ? rules
      : rules.include('main').disableRules('color-contrast')
    ).analyze();
    expect
      .soft(
        violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        ),
        'accessibility rules',
      )
      .toEqual([]);
    if (isOfItsKind) {
      // Header and footer are those of the home page everywhere.
      const isHome = path === '/';
      const { stops, faults } = await focusFaults(page, isHome ? 'page' : 'main');
      expect.soft(stops, 'stops of the Tab key').toBeGreaterThan(isHome ? 40 : 4);
      expect.soft(faults, 'focus').toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await sidewaysScroll(page), 'sideways scroll').toBeLessThanOrEqual(0);
    expect.soft(await smallTargets(page), 'targets').toEqual([]);
  });
}

for (const path of kinds) {
  test(`${path} stands still while it loads, the bar and the font included`, async ({ page }) => {
    await watchShifts(page);
    await page.clock.install();
    await page.goto(path, { waitUntil: 'load' });
    const { dataset } = await page.evaluate(() => ({ dataset: { ...document.documentElement.dataset } }));
    expect(dataset).not.toHaveProperty('bar');
    // The bar arrives 2.5 s after load; what moves then is real, only the wait for it is not.
    await page.clock.fastForward(2500);
    await page.waitForFunction(() => document.documentElement.dataset.bar === 'vist');
    await settled(page);
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved).toBe(0);
  });

  test(`${path} stays in place when the font comes after the text is painted`, async ({ page }) => {
    await watchShifts(page);
    let release = () => {};
    await page.route('**/*.woff2', async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await page.evaluate(() => document.fonts.check('1em "Schibsted Grotesk"'))).toBe(false);
      release();
      await page.waitForFunction(() => document.fonts.check('1em "Schibsted Grotesk"'));
      await settled(page);
      const { sum, moved } = await shiftsOf(page);
      // What follows a link in its line may stand a pixel or two beside itself; no line may wrap anew.
      expect(sum, `${width} px\n${moved}`).toBeLessThanOrEqual(0.001);
    }
  });
}

const inPieces = test.extend({
  baseURL: async ({ baseURL }, use) => {
    const slow = await slowHtml(baseURL ?? '');
    await use(slow.origin);
    slow.close();
  },
});

/** A page that is no larger than its first piece comes whole. */
const large = kinds.filter((path) => statSync(join(distDirectory, pathToFile(path))).size > firstPiece);

for (const path of large) {
  inPieces(`${path} stays in place while its HTML arrives in pieces`, async ({ page }) => {
    await watchShifts(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const { sum, moved } = await shiftsOf(page);
      // The last words of a line may wrap anew when those after them come; nothing else may move.
      expect(sum, `${width} px\n${moved}`).toBeLessThanOrEqual(0.001);
    }
  });
}
