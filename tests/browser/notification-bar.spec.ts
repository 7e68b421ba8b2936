import type { Page } from '@playwright/test';
import { company } from '#src/site/company.ts';
import { hasOffer } from '#src/site/has-offer.ts';
import { expect, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';

const headerTop = (page: Page) =>
  page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top);

test.skip(!hasOffer, 'there is no offer');

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

test('names the month of the build during that month, and in a later month says only that it is this month', {
  tag: '@rare',
}, async ({ page, baseURL }) => {
  const words = page.locator('[data-month-ends]');
  const openAt = async (time: string) => {
    await page.clock.setFixedTime(time);
    await page.goto('/priser', { referer: `${baseURL}/` });
    await expect(page.locator('html')).toHaveAttribute('data-script', '');
  };
  await openAt(new Date().toISOString());
  const monthEnds = Date.parse((await words.getAttribute('data-month-ends')) ?? '');
  const format = { month: 'long', year: 'numeric', timeZone: 'Europe/Copenhagen' } as const;
  const name = new Intl.DateTimeFormat('da-DK', format).format(monthEnds - 1);
  const day = 86_400_000;
  await openAt(new Date(monthEnds - day).toISOString());
  await expect(words).toHaveText(`i ${name}`);
  await watchShifts(page);
  // Just after midnight in Denmark, and half a year later.
  for (const time of [monthEnds + 1000, monthEnds + 200 * day]) {
    await openAt(new Date(time).toISOString());
    await expect(words).toHaveText('denne måned');
    expect(await page.locator('body').innerText()).not.toContain(`i ${name}`);
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved).toBeLessThanOrEqual(0.001);
  }
});

test('does not appear after the last day of the offer', { tag: '@rare' }, async ({ page, baseURL }) => {
  const lastMoment = Date.parse('2027-01-31T23:00:00Z');
  // As the build states it for an offer with a last day.
  await page.route('**/priser', async (route) => {
    const html = await (await route.fetch()).text();
    const ends = `data-ends="${new Date(lastMoment).toISOString()}" data-month-ends`;
    await route.fulfill({ contentType: 'text/html', body: html.replace('data-month-ends', ends) });
  });
  for (const [time, isOffered] of [
    [lastMoment - 1000, true],
    [lastMoment, false],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto('/priser', { referer: `${baseURL}/` });
    await expect(page.locator('html')).toHaveAttribute('data-script', '');
    await expect(page.locator('[data-month-ends]')).toBeVisible({ visible: isOffered });
    await expect(page.getByText('Ring på hverdage kl.').first()).toHaveCSS('opacity', isOffered ? '0' : '1');
  }
});

for (const width of [640, 1024, 1440]) {
  test(`at ${width} px the phone number is above the page once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cases');
    const numbers = page.locator('header span, aside span').filter({ hasText: company.phone });
    await expect(numbers.locator('visible=true')).toHaveCount(1);
  });
}

test('fits the room kept for it above the header at 320 px, and closed by keyboard moves the focus to the header', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/', { referer: `${baseURL}/priser` });
  const bar = page.locator('div:has(> [data-bar-close])');
  await expect(bar).toBeVisible();
  const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(((await headerTop(page)) ?? 0) + 0.5);
  await page.getByRole('button', { name: 'Luk tilbud' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('header :focus')).toBeVisible();
});
