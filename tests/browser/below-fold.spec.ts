import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './requests.ts';

/** What follows the first view is shown with the sheet of its styles. */
const holdSheet = (page: Page) => holdRequests(page, /\/assets\/styles-.*\.css$/);

/** Counts at the end of every task that shows something the blocks that have a place in the layout. */
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
  test(`on ${path} no task lays out more than a few blocks of what follows the first view`, async ({
    context,
  }) => {
    const page = await context.newPage();
    const release = await holdSheet(page);
    await page.addInitScript(countBlocks);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const counts = () => page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
    // The mark is there before what follows it is parsed.
    const [atFirst = 0] = await counts();
    release();
    await page.locator('[data-wait]').waitFor({ state: 'detached' });
    const all = await counts();
    const steps = all.slice(1).map((count, task) => count - (all[task] ?? 0));
    expect(all.at(-1)).toBeGreaterThan(atFirst + 20);
    // Twelve, and what stands inside the last of them.
    expect(Math.max(...steps)).toBeLessThanOrEqual(18);
  });
}

test('a link to a section that is not shown yet leads there when it is', async ({ context }) => {
  const page = await context.newPage();
  const release = await holdSheet(page);
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

test('who scrolls while a section is waited for is not taken there', async ({ context }) => {
  const page = await context.newPage();
  const release = await holdSheet(page);
  await page.goto('/priser', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'script' in document.documentElement.dataset);
  await page.locator('main a[href="#vilkaar"]').click();
  await page.mouse.wheel(0, 40);
  release();
  await page.locator('[data-wait]').waitFor({ state: 'detached' });
  // By the page's own clock: a glide to the section would be most of its 0.4 s on its way.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(40);
});

for (const path of ['/', '/priser', '/artikler']) {
  test(`${path}: the largest that a phone shows first is words, for which no picture has to be waited`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    await page.locator('[data-wait]').waitFor({ state: 'detached' });
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
