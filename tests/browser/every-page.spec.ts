import { readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { fileToPath } from '#src/lib/paths.ts';
import { distDirectory } from '../../scripts/commands/dist-directory.ts';
import { expect, test } from './fixtures.ts';

const paths = readdirSync(distDirectory, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map(fileToPath)
  .filter((path) => !path.endsWith('/404') && path !== '/404')
  .sort();

declare global {
  interface Window {
    shifts: number;
  }
}

for (const path of paths) {
  test(`${path} stands still while it loads, the bar and the font included`, async ({ page }) => {
    await page.addInitScript(() => {
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) window.shifts += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'load' });
    // The bar arrives 2.5 s after load.
    await page.waitForFunction(() => document.documentElement.dataset.bar === 'vist');
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.shifts)).toBe(0);
  });

  test(`${path} has no sideways scroll at 320 px and its targets are large enough`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`${path} passes the accessibility rules`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
    ).toEqual([]);
  });
}
