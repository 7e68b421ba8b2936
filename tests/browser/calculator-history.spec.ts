import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  button,
  choose,
  fillContact,
  hydrated,
  island,
  next,
  open,
  option,
  question,
  send,
  thanks,
  webhook,
} from './quote-form.ts';
import { holdRequests } from './requests.ts';

const entries = (page: Page) => page.evaluate(() => history.length);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the calculator after /cases and answers all questions up to the offer. */
async function answerAll(page: Page) {
  await page.goto('/cases');
  await open(page, '/priser');
  await choose(page, /^Lille/);
  await choose(page, /^Nej/);
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

for (const reloads of [false, true]) {
  test(`choosing another calculator size after going back${reloads ? ' and reloading' : ''} discards forward history`, async ({
    page,
  }) => {
    await answerAll(page);
    await page.goBack();
    await page.goBack();
    await expect(option(page, /^Lille/)).toBeChecked();
    if (reloads) {
      await page.reload();
      await hydrated(page);
    }
    await option(page, /^Stor/).check();
    // The new choice has removed the forward entries.
    await page.evaluate(() => history.forward());
    await page.waitForTimeout(300);
    await expect(option(page, /^Stor/)).toBeChecked();
    await expect(page).toHaveURL('/priser?stoerrelse=stor');
  });
}

for (const [width, height] of [
  [390, 750],
  [640, 360],
  [1280, 720],
] as const) {
  test(`at ${width} x ${height} Back and Forward show the heading of the step`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    /** Moves on as a visitor who has scrolled down to the button. */
    const nextAtTheBottom = async () => {
      await button(page, 'Næste').evaluate((element) =>
        element.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      await next(page);
    };
    for (const name of [/^Mellem/, /^Ja/, /^Standard SEO/]) {
      await option(page, name).check();
      await nextAtTheBottom();
    }
    await nextAtTheBottom();
    const header = page.getByRole('banner');
    const moves = [
      ...[3, 2, 1, 0].map((step) => ['goBack', step]),
      ...[1, 2, 3, 4].map((step) => ['goForward', step]),
    ];
    for (const [move, step] of moves as ['goBack' | 'goForward', number][]) {
      await page[move]();
      const heading = island(page).getByRole('heading', { name: `Trin ${step + 1} af 5` });
      await expect(heading).toBeFocused();
      // The browser may restore a scroll position later than the step appears.
      await page.waitForTimeout(200);
      const [top, bottom] = await heading.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return [box.top, box.bottom];
      });
      const edge = await header.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(top, `top after ${move} to step ${step + 1}`).toBeGreaterThanOrEqual(edge);
      expect(bottom, `bottom after ${move} to step ${step + 1}`).toBeLessThanOrEqual(height);
    }
  });
}

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
