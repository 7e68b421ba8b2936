import { expect, test } from './fixtures.ts';
import { settled, shiftsOf, watchShifts } from './layout-shift.ts';
import { pageKinds } from './page-kinds.ts';
import { holdRequests } from './requests.ts';

const font = '1em "Schibsted Grotesk"';

for (const path of pageKinds) {
  test(`${path} has no layout shift when the font loads after the text is painted`, { tag: '@rare' }, async ({
    page,
  }) => {
    await watchShifts(page);
    for (const width of [390, 1280]) {
      const release = await holdRequests(page, '**/*.woff2');
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await page.evaluate((name) => document.fonts.check(name), font)).toBe(false);
      release();
      await page.waitForFunction((name) => document.fonts.check(name), font);
      await settled(page);
      const { sum, moved } = await shiftsOf(page);
      // Widths can match on average only: in some text a word goes to the next line. Above this, whole paragraphs do.
      expect(sum, `${width} px\n${moved}`).toBeLessThanOrEqual(0.01);
    }
  });
}
