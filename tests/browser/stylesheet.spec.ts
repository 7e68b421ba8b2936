import { expect, test } from './fixtures.ts';
import { holdRequests } from './requests.ts';

/* The critical styles are in each page; the site's style sheet follows where the first view ends. */

test('a page shows its first view while the style sheet is on its way, then the rest in one piece, at the section of its address', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/style-*.css');
  await page.goto('/priser#vilkaar', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Nothing after the sheet is shown without it.
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const top = () => page.locator('#vilkaar').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(100);
});
