import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { sidewaysScroll } from './layout-faults.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };

/** Everything in the frame but the menu: what must not be reachable while it is open. */
const inertParts = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector('#menu')?.parentElement?.children ?? [])].map((part) =>
      part.matches('[inert]'),
    ),
  );
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((inside) => Boolean(document.activeElement?.closest(inside)), selector);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const headerTop = (page: Page) =>
  page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top);
const servicesPanel = (page: Page) => page.locator('#under-tjenester');
const servicesButton = (page: Page) => page.getByRole('button', { name: 'Vis tjenester' });

test.describe('menu on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('opens by touch, locks the page, keeps the focus inside and gives it back on Escape', async ({
    page,
  }) => {
    await page.goto('/');
    const burger = page.locator('[data-burger]');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await burger.tap();
    await expect(menu).toBeVisible();
    await expect(page.getByRole('button', { name: 'Luk', exact: true })).toBeFocused();
    expect((await inertParts(page)).filter((inert) => !inert)).toHaveLength(1);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('#menu'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    expect(await inertParts(page)).not.toContain(true);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('has the services in a sub-menu and closes on the way to a page', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-burger]').tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Tjenester', { exact: true }).tap();
    await menu.getByRole('link', { name: 'SEO', exact: true }).tap();
    await expect(page).toHaveURL(/\/seo$/);
    await expect(menu).toBeHidden();
    expect(await inertParts(page)).not.toContain(true);
  });

  test('passes axe while open', async ({ page }) => {
    // Colours are those of the open menu at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('[data-burger]').tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Tjenester', { exact: true }).tap();
    await expectNoAxeViolations(page, '#menu');
  });
});

test.describe('menu on a tablet', () => {
  test.use({ viewport: tablet });

  test('closes on its backdrop and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-burger]').click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.mouse.click(60, 600);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.locator('[data-burger]')).toBeFocused();
  });

  test('leaves nothing locked when the window grows past it', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-burger]').click();
    await expect.poll(() => inertParts(page)).toContain(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => inertParts(page)).not.toContain(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, the questions open one at a time and no room is kept for the bar', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.locator('[data-burger]').click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Luk', exact: true }).click();
    const questions = page.locator('main details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    await expect(questions.nth(0)).not.toHaveAttribute('open');
    await expect(questions.nth(1)).toHaveAttribute('open');
    expect((await page.locator('header').first().boundingBox())?.y).toBeLessThanOrEqual(0);
  });
});

test.describe('dropdown', () => {
  test('opens under the pointer and closes by Escape while the pointer rests there', async ({ page }) => {
    await page.goto('/');
    await expect(servicesPanel(page)).toBeHidden();
    await page.getByRole('link', { name: 'Tjenester', exact: true }).first().hover();
    await expect(servicesPanel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(servicesPanel(page)).toBeHidden();
    await page.mouse.move(20, 500);
    await page.getByRole('link', { name: 'Tjenester', exact: true }).first().hover();
    await expect(servicesPanel(page)).toBeVisible();
  });

  test('opens by keyboard, gives the focus back on Escape and closes when the focus leaves', async ({
    page,
  }) => {
    await page.goto('/');
    const button = servicesButton(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(servicesPanel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(servicesPanel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // The panel is gone at once: the next Tab must not land in it.
    await page.keyboard.press('Tab');
    expect(await focusIsIn(page, '#under-tjenester')).toBe(false);
    await button.focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('on a tablet', () => {
    test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

    test('toggles by touch and closes by a touch elsewhere', async ({ page }) => {
      await page.goto('/');
      await servicesButton(page).tap();
      await expect(servicesPanel(page)).toBeVisible();
      await servicesButton(page).tap();
      await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
      await servicesButton(page).tap();
      await page.touchscreen.tap(200, 700);
      await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
    });
  });

  test('passes axe while open', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await servicesButton(page).click();
    await expect(servicesPanel(page)).toBeVisible();
    await expectNoAxeViolations(page, 'header');
  });
});

test.describe('notification bar', () => {
  test('arrives after 2.5 s, moves nothing, and is gone for the session once closed', async ({ page }) => {
    await watchShifts(page);
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const loaded = performance.now();
        const { dataset } = document.documentElement;
        new MutationObserver(() => {
          dataset.arrived ??= String(performance.now() - loaded);
        }).observe(document.documentElement, { attributeFilter: ['data-bar'] });
      });
    });
    await page.goto('/');
    const link = page.getByRole('complementary', { name: 'Tilbud' }).getByRole('link');
    expect(await headerTop(page)).toBe(44);
    await expect(link).toBeVisible({ timeout: 8000 });
    const arrived = Number(await page.locator('html').getAttribute('data-arrived'));
    expect(arrived).toBeGreaterThanOrEqual(2490);
    expect(arrived).toBeLessThan(3500);
    await expect(link).toHaveAttribute('href', '/priser#prisudregner');
    expect(await headerTop(page)).toBe(44);

    const heroHeight = () =>
      page
        .locator('main > section')
        .first()
        .evaluate((hero) => hero.getBoundingClientRect().height);
    const before = await heroHeight();
    await page.getByRole('button', { name: 'Luk tilbud' }).click();
    expect(await headerTop(page)).toBe(0);
    expect(await heroHeight()).toBeGreaterThanOrEqual(before);
    await expect(link).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('notifikation-lukket'))).toBe('1');
    // A word may move by a pixel when the font comes, never a line.
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved).toBeLessThanOrEqual(0.001);

    await page.clock.install();
    await page.goto('/priser');
    expect(await headerTop(page)).toBe(0);
    await page.clock.fastForward(3000);
    await expect(link).toBeHidden();
  });

  test('closes by keyboard and leaves the focus in the header', async ({ page, baseURL }) => {
    // Reached from another page, where the bar is there at once.
    await page.goto('/', { referer: `${baseURL}/priser` });
    await page.getByRole('button', { name: 'Luk tilbud' }).focus();
    await page.keyboard.press('Enter');
    expect(await focusIsIn(page, 'header')).toBe(true);
  });
});

test('questions open one at a time and close themselves', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('main details');
  const open = () =>
    questions.evaluateAll((all) =>
      all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? [index] : [])),
    );
  await questions.nth(0).locator('summary').click();
  expect(await open()).toEqual([0]);
  await questions.nth(2).locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await open()).toEqual([2]);
  await expectNoAxeViolations(page, 'main details[open]');
  await page.keyboard.press('Space');
  expect(await open()).toEqual([]);
});

test.describe('testimonials', () => {
  /** Of the track, in px a second of the page's own time: how busy the machine is does not matter. */
  const speed = (page: Page) =>
    page.locator('[data-track-window] > div').evaluate(async (track) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const now = () => ({
        x: new DOMMatrix(getComputedStyle(track).transform).e,
        time: Number(document.timeline.currentTime),
      });
      // What the visitor has just done shows in the next frame.
      await frame();
      await frame();
      const start = now();
      while (Number(document.timeline.currentTime) - start.time < 400) await frame();
      const end = now();
      return ((start.x - end.x) * 1000) / (end.time - start.time);
    });

  test('drift 9 px a second over twelve cards of 344 px and pause by pointer, focus and button', async ({
    page,
  }) => {
    await page.goto('/');
    const track = page.locator('[data-track-window]');
    await track.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    expect(await speed(page)).toBeCloseTo(9, 0);
    const cards = track.locator('ul').first().locator('li');
    await expect(cards).toHaveCount(12);
    expect(
      await track
        .locator('ul')
        .first()
        .evaluate((list) => list.getBoundingClientRect().width),
    ).toBe(12 * 344);
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
    await pause.click();
    await page.mouse.move(5, 5);
    await pause.blur();
    expect(await speed(page)).toBeCloseTo(9, 0);
  });

  test('stop when the visitor scrolls them', async ({ page }) => {
    await page.goto('/');
    const track = page.locator('[data-track-window]');
    await track.scrollIntoViewIfNeeded();
    await track.hover();
    await page.mouse.wheel(400, 0);
    await expect(page.locator('[data-track]')).toHaveAttribute('data-paused');
    expect(await track.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  });

  test('stand still under reduced motion, each card once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('[data-track-window]').scrollIntoViewIfNeeded();
    expect(await speed(page)).toBe(0);
    await expect(page.locator('[data-track-window] ul').nth(1)).toBeHidden();
    await expect(page.locator('[data-track-pause]')).toBeHidden();
  });
});

test.describe('scrolling', () => {
  const sectionTop = (page: Page) =>
    page.locator('#prisudregner').evaluate((section) => Math.round(section.getBoundingClientRect().top));

  test('a package button glides to the calculator in 0.4 s, keeps history and moves the focus', async ({
    page,
  }) => {
    await page.goto('/priser');
    const button = page
      .locator('main')
      .getByRole('link', { name: 'Beregn din pris' })
      .locator('visible=true')
      .first();
    await button.scrollIntoViewIfNeeded();
    const from = await scrollTop(page);
    await button.click();
    await expect(page).toHaveURL(/\/priser#prisudregner$/);
    await expect.poll(() => sectionTop(page), { timeout: 1500 }).toBe(100);
    expect(await focusIsIn(page, '#prisudregner')).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/priser$/);
    await expect.poll(() => scrollTop(page)).toBe(from);
    await page.goForward();
    await expect.poll(() => sectionTop(page)).toBe(100);
  });

  test('a page entered at a section ends there, 100 px below the top', async ({ page }) => {
    await page.goto('/priser#prisudregner');
    await expect.poll(() => sectionTop(page), { timeout: 4000 }).toBe(100);
  });

  test('a wheel, a key or a finger stops the glide', async ({ page }) => {
    await page.goto('/priser');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Til toppen' }).click();
    await page.waitForTimeout(120);
    await page.mouse.wheel(0, 40);
    await page.waitForTimeout(700);
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });

  test('the way to the top shows after 300 px and leads there', async ({ page }) => {
    await page.goto('/priser');
    const top = page.getByRole('link', { name: 'Til toppen' });
    // Two frames: the page has been told, and has answered.
    const scroll = (top: number) =>
      page.evaluate(async (top) => {
        scrollTo({ top, behavior: 'instant' });
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }, top);
    await scroll(300);
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    await expect(top).toBeHidden();
    await scroll(301);
    await expect(top).toBeVisible();
    await top.click();
    await expect.poll(() => scrollTop(page), { timeout: 1500 }).toBe(0);
    await expect(top).toBeHidden();
  });

  test('is instant under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/priser');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Til toppen' }).click();
    expect(await scrollTop(page)).toBe(0);
  });

  test('the skip link leads past the header', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Gå til indhold' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: [/404/] });

  test('says so in Danish, with search and ways back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto('/findes-ikke');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uden for søkortet');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectNoAxeViolations(page, 'html');
    await page.getByRole('searchbox', { name: 'Søg i artikler' }).fill('pris');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/artikler\?q=pris/);
  });
});

// At 320 px every page is looked at in every-page.spec.ts, at 390 px those of each kind in assistive.spec.ts.
for (const path of ['/', '/priser']) {
  test(`nothing on ${path} scrolls sideways at 768, 1024 and 1440 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
