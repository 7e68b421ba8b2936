import type { Page } from '@playwright/test';
import { pathWith } from '../fixtures/path-with.ts';
import { expect, test } from './fixtures.ts';

const path = pathWith('data-track-window');

/** Returns the speed of the track in px/s of the document timeline, independent of machine load. */
const speed = (page: Page) =>
  page
    .locator('[data-track-window] ul')
    .first()
    .evaluate(async (list) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const now = () => ({
        x: new DOMMatrix(getComputedStyle(list).transform).e,
        time: Number(document.timeline.currentTime),
      });
      // The previous action takes effect in the next frame.
      await frame();
      await frame();
      const start = now();
      while (Number(document.timeline.currentTime) - start.time < 400) await frame();
      const end = now();
      return ((start.x - end.x) * 1000) / (end.time - start.time);
    });

test('testimonials stand until they are seen, then move at 9 px/s across cards of 344 px, and pause on hover, on focus and by button', async ({
  page,
}) => {
  await page.goto(path);
  const track = page.locator('[data-track-window]');
  // Longer than they stand once they are in view.
  await page.waitForTimeout(5000);
  await track.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  expect(await speed(page)).toBe(0);
  await expect.poll(() => speed(page), { timeout: 20_000 }).toBeCloseTo(9, 0);
  const { width } = (await track.locator('ul').first().boundingBox()) ?? {};
  expect(width).toBeCloseTo((await track.locator('ul').first().getByRole('listitem').count()) * 344);
  await track.hover();
  expect(await speed(page)).toBeCloseTo(0, 1);
  await page.mouse.move(5, 5);
  await track.focus();
  expect(await speed(page)).toBeCloseTo(0, 1);
  const pause = page.getByRole('button', { name: 'Sæt rækken på pause' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(5, 5);
  expect(await speed(page)).toBeCloseTo(0, 1);
});

test('a button shows the next testimonial, and it or the visitor scrolling pauses the track', async ({
  page,
}) => {
  const track = page.locator('[data-track-window]');
  const isPaused = () => expect(page.locator('[data-track]')).toHaveAttribute('data-paused');
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
  await page.locator('[data-track-window]').scrollIntoViewIfNeeded();
  expect(await speed(page)).toBe(0);
  await expect(page.locator('[data-track-window] ul').nth(1)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sæt rækken på pause' })).toBeHidden();
});
