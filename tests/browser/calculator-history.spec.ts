import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillContact, hydrated, island, next, open, question, send, thanks } from './quote-form.ts';

const option = (page: Page, name: RegExp) => island(page).getByRole('radio', { name });
const entries = (page: Page) => page.evaluate(() => history.length);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Answers up to the offer, coming from another page. */
async function answerAll(page: Page) {
  await page.goto('/cases');
  await open(page, '/priser');
  await option(page, /^Lille/).check();
  await next(page);
  await option(page, /^Nej/).check();
  await next(page);
  await expect(question(page, 'Dit tilbud')).toBeFocused();
}

test('opening a link, a reload and a draft add nothing to the history', async ({ page }) => {
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

test('a size chosen after the way back is not undone by a step forward', async ({ page }) => {
  await answerAll(page);
  await page.goBack();
  await page.goBack();
  await expect(option(page, /^Lille/)).toBeChecked();
  await option(page, /^Stor/).check();
  // Nothing lies ahead any more.
  await page.evaluate(() => history.forward());
  await page.waitForTimeout(300);
  await expect(option(page, /^Stor/)).toBeChecked();
  await expect(page).toHaveURL('/priser?stoerrelse=stor');
});

test('from the receipt one step back leaves the page', async ({ page }) => {
  await answerAll(page);
  await next(page);
  await fillContact(page);
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/cases');
});
