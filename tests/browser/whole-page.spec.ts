import { expect, test } from './fixtures.ts';

test('a page is whole on a phone for what captures it without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // With a hash the browser lays out everything at once.
  await page.goto('/#indhold');
  const laidOutAtOnce = await height();
  await page.goto('about:blank');
  await page.goto('/');
  await expect.poll(async () => Math.abs((await height()) - laidOutAtOnce)).toBeLessThan(40);
  const pictures = page.locator('main img').locator('visible=true');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).complete)))
    .toBe(true);
});
