import { expect, test } from './fixtures.ts';

test('on a phone a page has its whole height without scrolling, and all its pictures for a printer alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // With a hash the browser lays out everything at once.
  await page.goto('/#sidens-indhold');
  const laidOutAtOnce = await height();
  await page.goto('about:blank');
  await page.goto('/');
  await expect.poll(async () => Math.abs((await height()) - laidOutAtOnce)).toBeLessThan(40);
  const missing = () => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length);
  expect(await missing()).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(missing).toBe(0);
});
