import type { Page } from '@playwright/test';
import { formatFact } from '#src/site/format-fact.ts';
import { websites } from '#src/site/packages.ts';
import { expect, test } from './fixtures.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const sectionTop = (page: Page) =>
  page.locator('#prisudregner').evaluate((section) => Math.round(section.getBoundingClientRect().top));
/** Smooth scrolling only advances with the clock: the machine's speed does not matter. */
const openWithPausedClock = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.goto('/priser?utm_source=ad');
  await page.locator('html[data-script]').waitFor();
  await page.clock.pauseAt(600_000);
};

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a package button chooses it in the calculator and scrolls there smoothly, keeps the query, moves the focus and adds a history entry', async ({
  page,
}) => {
  await openWithPausedClock(page);
  const calculator = page.locator('[data-island="calculator"]');
  const button = page.locator('main').getByRole('link', { name: `Regn videre med ${websites.lille.name}` });
  await button.scrollIntoViewIfNeeded();
  const from = await scrollTop(page);
  await button.click();
  await expect(page).toHaveURL(/\/priser\?utm_source=ad&stoerrelse=lille(#prisudregner)?$/);
  await page.clock.runFor(200);
  expect(await sectionTop(page)).toBeGreaterThan(101);
  await page.clock.runFor(300);
  expect(await sectionTop(page)).toBe(100);
  expect(await page.locator('#prisudregner:focus-within').count()).toBe(1);
  await expect(calculator.getByRole('heading', { name: /Trin 2/ })).toBeVisible();
  await expect(calculator).toContainText(formatFact('pakke.lille.pris'));
  await page.goBack();
  await expect(page).toHaveURL(/\/priser\?utm_source=ad$/);
  await expect.poll(() => scrollTop(page)).toBe(from);
  await page.goForward();
  await expect.poll(() => sectionTop(page)).toBe(100);
});

test('the link to the top appears after 300 px of scrolling, scrolls to the top, and the wheel stops it', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/priser');
  const top = page.getByRole('link', { name: 'Til toppen' });
  // Waits two frames for the scroll event and the page's reaction.
  const scroll = (top: number) =>
    page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, top);
  await scroll(300);
  await expect(top).toBeHidden();
  await scroll(301);
  await expect(top).toBeVisible();
  await page.clock.pauseAt(600_000);
  await top.click();
  await page.clock.runFor(500);
  expect(await scrollTop(page)).toBe(0);
  await expect(top).toBeHidden();

  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  await page.clock.runFor(100);
  await top.click();
  await page.clock.runFor(120);
  const wheel = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('wheel', () => resolve(), { once: true })),
  );
  await page.mouse.wheel(0, 40);
  await wheel;
  await page.clock.runFor(700);
  expect(await scrollTop(page)).toBeGreaterThan(0);
});
