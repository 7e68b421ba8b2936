import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './requests.ts';

/** Delays the style sheet without which the content below the first view stays hidden. */
const holdStyleSheet = (page: Page) => holdRequests(page, /\/assets\/styles-.*\.css$/);

/** Counts the rendered blocks at the end of every task that reveals some. */
const countBlocks = () => {
  const counts: number[] = [];
  Object.assign(globalThis, { counts });
  const count = () => {
    const blocks = [...document.querySelectorAll('main :is(h2, h3, p, li, dd)')];
    counts.push(blocks.filter((block) => block.getClientRects().length).length);
  };
  new MutationObserver(count).observe(document, { attributeFilter: ['data-wait'], subtree: true });
};

for (const path of ['/', '/priser', '/artikler/seo-guide-2025']) {
  test(`${path} reveals the content below the first view a few blocks per task`, async ({ context }) => {
    const page = await context.newPage();
    const release = await holdStyleSheet(page);
    await page.addInitScript(countBlocks);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const counts = () => page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
    // [data-wait] is in place before the content below it is parsed.
    const [atFirst = 0] = await counts();
    release();
    await page.locator('[data-wait]').waitFor({ state: 'detached' });
    const all = await counts();
    const steps = all.slice(1).map((count, task) => count - (all[task] ?? 0));
    expect(all.at(-1)).toBeGreaterThan(atFirst + 20);
    // Twelve blocks, plus blocks nested in the last one.
    expect(Math.max(...steps)).toBeLessThanOrEqual(18);
  });
}

test('a link to a section that is not shown yet scrolls there once it is', async ({ context }) => {
  const page = await context.newPage();
  const release = await holdStyleSheet(page);
  await page.goto('/priser', { waitUntil: 'commit' });
  const section = page.locator('#vilkaar');
  await page.waitForFunction(() => 'script' in document.documentElement.dataset);
  await page.locator('main a[href="#vilkaar"]').click();
  await expect(page).toHaveURL(/#vilkaar$/);
  await expect(section).toBeHidden();
  release();
  await expect
    .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(100);
  await expect(section).toBeFocused();
});

test('a visitor who scrolls before the linked section appears is not moved to it', async ({ context }) => {
  const page = await context.newPage();
  const release = await holdStyleSheet(page);
  await page.goto('/priser', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'script' in document.documentElement.dataset);
  await page.locator('main a[href="#vilkaar"]').click();
  await page.mouse.wheel(0, 40);
  release();
  await page.locator('[data-wait]').waitFor({ state: 'detached' });
  // Timed in the page: scrolling to the section takes 0.4 s and would be well under way.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(40);
});

for (const path of ['/', '/priser', '/artikler']) {
  test(`on a phone the largest contentful paint of ${path} is text, not a picture`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    const picture = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const largest = list.getEntries().at(-1) as unknown as { url: string };
            setTimeout(() => resolve(largest.url), 200);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(picture).toBe('');
  });
}
