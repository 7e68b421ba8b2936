import type { Page } from '@playwright/test';
import { hasDiscount } from '#src/site/facts.ts';
import { expect, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';

const headerTop = (page: Page) =>
  page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.skip(!hasDiscount, 'there is no discount');

test('appears after 2.5 s without layout shift, and stays closed for the session', async ({ page }) => {
  await watchShifts(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.locator('html[data-script]').waitFor();
  const link = page.getByRole('complementary', { name: 'Tilbud' }).getByRole('link');
  expect(await headerTop(page)).toBe(44);
  await page.clock.runFor(2490);
  await expect(page.locator('html')).not.toHaveAttribute('data-bar');
  await page.clock.runFor(10);
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/priser#prisudregner');
  expect(await headerTop(page)).toBe(44);

  await page.getByRole('button', { name: 'Luk tilbud' }).click();
  expect(await headerTop(page)).toBe(0);
  await expect(link).toBeHidden();
  // A word may move by a pixel on font swap, never a line.
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved).toBeLessThanOrEqual(0.001);

  await page.goto('/priser');
  expect(await headerTop(page)).toBe(0);
  await page.clock.fastForward(3000);
  await expect(link).toBeHidden();
});

test('fits the room kept for it above the header at 320 px, and closed by keyboard moves the focus to the header', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/', { referer: `${baseURL}/priser` });
  const bar = page.locator('div:has(> [aria-label="Luk tilbud"])');
  await expect(bar).toBeVisible();
  const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(((await headerTop(page)) ?? 0) + 0.5);
  await page.getByRole('button', { name: 'Luk tilbud' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('header :focus')).toBeVisible();
});
