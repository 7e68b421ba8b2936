import type { Page } from '@playwright/test';
import { pathWith } from '../build/path-with.ts';
import { expect, test } from './fixtures.ts';

const path = pathWith('class="testimonials ');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Returns the speed of the track in px/s, from two moments of its animation; 0 while that stands. */
const speed = (page: Page) =>
  page
    .locator('.testimonials section ul')
    .first()
    .evaluate((list) => {
      const [animation] = list.getAnimations();
      if (animation?.playState !== 'running') return 0;
      const placeAt = (milliseconds: number) => {
        animation.currentTime = milliseconds;
        return new DOMMatrix(getComputedStyle(list).transform).e;
      };
      return placeAt(8000) - placeAt(9000);
    });

test('testimonials stand until they are seen, then move at 9 px/s across cards of 344 px, and pause on hover, on focus and by button', async ({
  page,
}) => {
  await page.goto(path);
  const track = page.locator('.testimonials section');
  await page.locator('html[data-script]').waitFor();
  expect(await speed(page)).toBe(0);
  await track.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  const isMoving = () => expect.poll(() => speed(page)).toBeCloseTo(9);
  const stands = () => expect.poll(() => speed(page)).toBe(0);
  await isMoving();
  const { width } = (await track.locator('ul').first().boundingBox()) ?? {};
  expect(width).toBeCloseTo((await track.locator('ul').first().getByRole('listitem').count()) * 344);
  await track.hover();
  await stands();
  await page.mouse.move(5, 5);
  await isMoving();
  await track.focus();
  await stands();
  const pause = page.getByRole('button', { name: 'Sæt rækken på pause' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(5, 5);
  await stands();
});

test('a button shows the next testimonial, and it or the visitor scrolling pauses the track', async ({
  page,
}) => {
  const track = page.locator('.testimonials section');
  const isPaused = () =>
    expect(page.locator('.testimonials button[aria-pressed]')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(path);
  await page.getByRole('button', { name: 'Vis den næste udtalelse' }).click();
  await isPaused();
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300);
  await page.reload();
  await track.hover();
  await page.mouse.wheel(400, 0);
  await isPaused();
});

test('testimonials do not move with reduced motion, and show each card once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.locator('.testimonials section').scrollIntoViewIfNeeded();
  expect(await speed(page)).toBe(0);
  await expect(page.locator('.testimonials section ul').nth(1)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sæt rækken på pause' })).toBeHidden();
});

test('on a phone the bar at the bottom stays in front of the testimonials', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page
    .locator('.testimonials section')
    .evaluate((row) =>
      scrollBy({ top: row.getBoundingClientRect().top + 150 - innerHeight, behavior: 'instant' }),
    );
  const isInFront = (link: Element) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const call = page.getByRole('link', { name: /^Ring \+/ }).first();
  await expect.poll(() => call.evaluate(isInFront)).toBe(true);
});
