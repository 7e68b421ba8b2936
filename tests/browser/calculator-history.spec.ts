import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillContact, hydrated, island, next, open, question, send, thanks, webhook } from './quote-form.ts';
import { holdRequests } from './requests.ts';

const option = (page: Page, name: RegExp) => island(page).getByRole('radio', { name });
const entries = (page: Page) => page.evaluate(() => history.length);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the calculator after /cases and answers all questions up to the offer. */
async function answerAll(page: Page) {
  await page.goto('/cases');
  await open(page, '/priser');
  await option(page, /^Lille/).check();
  await next(page);
  await option(page, /^Nej/).check();
  await next(page);
  await expect(question(page, 'Dit tilbud')).toBeFocused();
}

test('opening the calculator by link, reload or draft adds no history entry', async ({ page }) => {
  await page.goto('/cases');
  await open(page, '/priser?stoerrelse=lille&google=nej#prisudregner');
  await expect(question(page, 'Dit tilbud')).toBeVisible();
  const before = await entries(page);
  for (const _ of [1, 2]) {
    await page.reload();
    await hydrated(page);
    await expect(question(page, 'Dit tilbud')).toBeVisible();
  }
  expect(await entries(page)).toBe(before);
  await expect(page).toHaveURL('/priser?stoerrelse=lille&google=nej#prisudregner');

  await page.goto('/cases');
  await open(page, '/priser');
  await expect(question(page, 'Dit tilbud')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/cases');
});

test('choosing another calculator size after going back discards forward history', async ({ page }) => {
  await answerAll(page);
  await page.goBack();
  await page.goBack();
  await expect(option(page, /^Lille/)).toBeChecked();
  await option(page, /^Stor/).check();
  // The new choice has removed the forward entries.
  await page.evaluate(() => history.forward());
  await page.waitForTimeout(300);
  await expect(option(page, /^Stor/)).toBeChecked();
  await expect(page).toHaveURL('/priser?stoerrelse=stor');
});

test('after a quote request is sent, Back leaves the page', async ({ page }) => {
  await answerAll(page);
  await next(page);
  await fillContact(page);
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/cases');
});

test('Back while a quote request is sent stays on the contact step, which shows the result', async ({
  page,
}) => {
  await answerAll(page);
  await next(page);
  await fillContact(page);
  const release = await holdRequests(page, `**${webhook}`);
  await send(page).click();
  await page.evaluate(() => history.back());
  await page.waitForTimeout(300);
  await expect(question(page, 'Hvem skal have tilbuddet?')).toBeVisible();
  release();
  await expect(thanks(page)).toBeFocused();
});
