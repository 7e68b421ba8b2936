import type { Page } from '@playwright/test';
import { longestArticle } from '../fixtures/built-articles.ts';
import { data } from '../fixtures/published-data.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './layout-faults.ts';

const article = longestArticle();
const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };

/** Returns for the menu and each of its siblings whether it is inert; with the menu open, only the menu is not. */
const inertStates = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector('#menu')?.parentElement?.children ?? [])].map((part) =>
      part.matches('[inert]'),
    ),
  );
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((inside) => Boolean(document.activeElement?.closest(inside)), selector);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const servicesPanel = (page: Page) => page.locator('#under-tjenester');
const servicesButton = (page: Page) => page.getByRole('button', { name: 'Vis tjenester' });

for (const width of [640, 1024]) {
  test(`at ${width} px the header has everything on one line, clear of each other, with a button to the price`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cases');
    const header = page.getByRole('banner');
    const price = header.getByRole('link', { name: 'Beregn din pris' });
    await expect(price).toBeVisible();
    await expect(price).toHaveAttribute('href', '/priser#prisudregner');
    const texts = await header
      .locator('a, button')
      .locator('visible=true')
      .evaluateAll((all) =>
        all
          // The panel of the services is closed but laid out.
          .filter((each) => !each.closest('ul ul'))
          .map((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            return { label: each.textContent, left, right, middle: (top + bottom) / 2, height: bottom - top };
          }),
      );
    for (const [index, { label, left, middle, height }] of texts.entries()) {
      expect.soft(height, `height of '${label}'`).toBeLessThan(45);
      expect.soft(Math.abs(middle - (texts[0]?.middle ?? 0)), `line of '${label}'`).toBeLessThanOrEqual(3);
      expect.soft(left, `left of '${label}'`).toBeGreaterThan((texts[index - 1]?.right ?? 0) - 4);
    }
  });
}

test.describe('menu on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('opens by touch, locks page scrolling, traps the focus and returns it on Escape', async ({ page }) => {
    await page.goto('/');
    const burger = page.locator('[data-burger]');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await burger.tap();
    await expect(menu).toBeVisible();
    await expect(page.getByRole('button', { name: 'Luk', exact: true })).toBeFocused();
    expect((await inertStates(page)).filter((inert) => !inert)).toHaveLength(1);
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
    expect(await inertStates(page)).not.toContain(true);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('contains the services in a submenu, passes axe and is closed on the next page', async ({ page }) => {
    // Without transitions the menu has its final colours at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('[data-burger]').tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Tjenester', { exact: true }).tap();
    await expectNoAxeViolations(page, '#menu');
    await menu.getByRole('link', { name: 'SEO', exact: true }).tap();
    await expect(page).toHaveURL(/\/seo$/);
    await expect(menu).toBeHidden();
    expect(await inertStates(page)).not.toContain(true);
  });
});

test('without popovers the header leads to a menu at the foot of the page, and the contents list is above the text', {
  tag: '@rare',
}, async ({ page }) => {
  // No name of the feature is known, as in iOS 16 and Firefox 115. Without the policy, which has hashes of the code.
  await page.route(/\/[^/.]*$|\.(?:css|js)$/, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: (await response.text()).replace(/popover/gi, 'unknown') });
  });
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(page.locator('[data-burger]')).toBeHidden();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('#menu')).toBeFocused();
  await page.locator('#menu').getByRole('link', { name: 'Priser' }).click();
  await expect(page).toHaveURL('/priser');

  await page.goto(article.path);
  await expect(page.getByRole('button', { name: 'Indhold' })).toBeHidden();
  await page.locator('[data-toc] a').last().click();
  await expect(page.locator(`[id="${article.sectionId(-1)}"]`)).toBeInViewport();
  await expect(page.locator('[data-toc]')).not.toBeInViewport();
});

test.describe('menu on a tablet', () => {
  test.use({ viewport: tablet });

  test('closes on a click on its backdrop and returns the focus', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-burger]').click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.mouse.click(60, 600);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.locator('[data-burger]')).toBeFocused();
  });

  test('unlocks the page when the window grows to desktop width', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-burger]').click();
    await expect.poll(() => inertStates(page)).toContain(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => inertStates(page)).not.toContain(true);
  });
});

test.describe('services dropdown', () => {
  test('opens on hover and closes on Escape while the pointer stays on it', async ({ page }) => {
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

  test('opens by keyboard, returns focus on Escape and closes when focus leaves', async ({ page }) => {
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
    // The panel is hidden at once: the next Tab must not enter it.
    await page.keyboard.press('Tab');
    expect(await focusIsIn(page, '#under-tjenester')).toBe(false);
    await button.focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('on a tablet', () => {
    test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

    test('toggles on tap and closes on a tap elsewhere', async ({ page }) => {
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
});

test('questions open one at a time, and an open one can be closed', async ({ page }) => {
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

  test('stand at the gutter until they are seen, then move at 9 px/s across cards of 344 px, and pause on hover, on focus and by button', async ({
    page,
  }) => {
    await page.goto('/');
    const track = page.locator('[data-track-window]');
    // Longer than they stand once they are in view.
    await page.waitForTimeout(5000);
    await track.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    expect(await speed(page)).toBe(0);
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    expect(await left('[data-track-window] li')).toBeCloseTo(await left('#udtalelser-titel'), 0);
    await expect.poll(() => speed(page), { timeout: 20_000 }).toBeCloseTo(9, 0);
    const cards = track.locator('ul').first().locator('li');
    await expect(cards).toHaveCount(data.testimonials.length);
    expect(
      await track
        .locator('ul')
        .first()
        .evaluate((list) => list.getBoundingClientRect().width),
    ).toBe(data.testimonials.length * 344);
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

  test('start again where the loop ends', async ({ page }) => {
    await page.goto('/');
    const jump = await page.locator('[data-track-window] ul').evaluateAll((lists) => {
      const showAt = (part: number) => {
        for (const animation of lists.flatMap((list) => list.getAnimations())) {
          animation.pause();
          const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {};
          animation.currentTime = delay + part * Number(duration);
        }
      };
      const left = (list?: Element) => list?.firstElementChild?.getBoundingClientRect().left ?? Number.NaN;
      showAt(0);
      const start = left(lists[0]);
      showAt(0.99999);
      return Math.abs(left(lists[1]) - start);
    });
    expect(jump).toBeLessThan(1);
  });

  test('pause when the visitor scrolls them', async ({ page }) => {
    await page.goto('/');
    const track = page.locator('[data-track-window]');
    await track.scrollIntoViewIfNeeded();
    await track.hover();
    await page.mouse.wheel(400, 0);
    await expect(page.locator('[data-track]')).toHaveAttribute('data-paused');
    expect(await track.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  });

  test('do not move with reduced motion, and show each card once', async ({ page }) => {
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
  /** Smooth scrolling only advances with the clock: the machine's speed does not matter. */
  const openWithPausedClock = async (page: Page) => {
    await page.clock.install({ time: 0 });
    await page.goto('/priser?utm_source=ad');
    await page.locator('html[data-script]').waitFor();
    await page.clock.pauseAt(600_000);
  };

  test('a package button scrolls smoothly to the calculator, keeps the query, moves the focus and adds a history entry', async ({
    page,
  }) => {
    await openWithPausedClock(page);
    const button = page
      .locator('main')
      .getByRole('link', { name: 'Regn videre med Lille' })
      .locator('visible=true')
      .first();
    await button.scrollIntoViewIfNeeded();
    const from = await scrollTop(page);
    await button.click();
    await expect(page).toHaveURL(/\/priser\?utm_source=ad&stoerrelse=lille(#prisudregner)?$/);
    await page.clock.runFor(200);
    expect(await sectionTop(page)).toBeGreaterThan(101);
    await page.clock.runFor(300);
    expect(await sectionTop(page)).toBe(100);
    expect(await focusIsIn(page, '#prisudregner')).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/priser\?utm_source=ad$/);
    await expect.poll(() => scrollTop(page)).toBe(from);
    await page.goForward();
    await expect.poll(() => sectionTop(page)).toBe(100);
  });

  test('using the wheel stops smooth scrolling', async ({ page }) => {
    await openWithPausedClock(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Til toppen' }).click();
    await page.clock.runFor(120);
    const wheel = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('wheel', () => resolve(), { once: true })),
    );
    await page.mouse.wheel(0, 40);
    await wheel;
    await page.clock.runFor(700);
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });

  test('the link to the top appears after 300 px of scrolling and scrolls to the top', async ({ page }) => {
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
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    await expect(top).toBeHidden();
    await scroll(301);
    await expect(top).toBeVisible();
    await page.clock.pauseAt(600_000);
    await top.click();
    await page.clock.runFor(500);
    expect(await scrollTop(page)).toBe(0);
    await expect(top).toBeHidden();
  });

  test('scrolling to the top is instant with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/priser');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Til toppen' }).click();
    expect(await scrollTop(page)).toBe(0);
  });

  test('the skip link moves the focus past the header to the main content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Gå til indhold' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: [/404/] });

  test('returns status 404 with a Danish page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto('/findes-ikke');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uden for søkortet');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeViolations(page, 'html');
    }
  });
});
