import type { Page } from '@playwright/test';
import { company } from '#src/site/company.ts';
import { hasOffer } from '#src/site/has-offer.ts';
import { longestArticle } from '../fixtures/built-articles.ts';
import { data } from '../fixtures/published-data.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './layout-faults.ts';
import { settled, shiftsOf, watchShifts } from './layout-shift.ts';
import { openWithoutPopovers } from './without-popovers.ts';

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
const headerTop = (page: Page) =>
  page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top);
const servicesPanel = (page: Page) => page.locator('#under-tjenester');
const servicesButton = (page: Page) => page.getByRole('button', { name: 'Vis tjenester' });

test('the links of the header stand on one line, clear of the phone number, where the header first shows them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const links = page.locator('header nav a:visible');
  const phoneNumber = await page.locator('header a[href^="tel:"]').boundingBox();
  for (const link of await links.all()) {
    const { label, lines, right } = await link.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const boxes = [...words.getClientRects()];
      return {
        label: element.textContent,
        lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
        right: Math.max(...boxes.map((box) => box.right)),
      };
    });
    expect.soft(lines, `lines of '${label}'`).toBe(1);
    expect.soft(right, `right edge of '${label}'`).toBeLessThan(phoneNumber?.x ?? 0);
  }
  // Labels may not touch each other either.
  const boxes = await links.evaluateAll((all) =>
    all.map((each) => {
      const { left, right } = each.getBoundingClientRect();
      return { label: each.textContent, left, right };
    }),
  );
  const crowded = boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0) - 4);
  expect(crowded.map(({ label }) => label)).toEqual([]);
});

for (const width of [640, 768, 1024, 1280, 1440]) {
  test(`at ${width} px the header has a button to the price, all on one line, and the phone number is shown once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cases');
    const header = page.getByRole('banner');
    const price = header.getByRole('link', { name: 'Beregn din pris' });
    await expect(price).toBeVisible();
    await expect(price).toHaveAttribute('href', '/priser#prisudregner');
    const numbers = page
      .locator('header span, aside span')
      .filter({ hasText: company.phone })
      .locator('visible=true');
    await expect(numbers).toHaveCount(1);
    const middles = await header
      .locator('a, button')
      .locator('visible=true')
      .evaluateAll((all) =>
        all
          // The panel of the services is closed but laid out.
          .filter((each) => !each.closest('ul ul'))
          .map((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            const { top, bottom, height } = range.getBoundingClientRect();
            return { middle: Math.round((top + bottom) / 2), height };
          }),
      );
    expect(Math.max(...middles.map(({ height }) => height))).toBeLessThan(45);
    const [lowest, highest] = [Math.max, Math.min].map((pick) =>
      pick(...middles.map(({ middle }) => middle)),
    );
    expect((lowest ?? 0) - (highest ?? 0)).toBeLessThanOrEqual(3);
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

  test('has a button to the price above the phone number, and marks the page by more than its colour', async ({
    page,
  }) => {
    await page.goto('/priser');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const price = await menu.getByRole('link', { name: 'Beregn din pris' }).boundingBox();
    const number = await menu.getByRole('link', { name: company.phone }).boundingBox();
    expect(price?.y).toBeLessThan(number?.y ?? 0);
    await expect(menu.getByRole('link', { name: 'Priser', exact: true })).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await expect(menu.getByRole('link', { name: 'Cases', exact: true })).toHaveCSS(
      'text-decoration-line',
      'none',
    );
  });

  test('contains the services in a submenu and is closed on the next page', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-burger]').tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Tjenester', { exact: true }).tap();
    await menu.getByRole('link', { name: 'SEO', exact: true }).tap();
    await expect(page).toHaveURL(/\/seo$/);
    await expect(menu).toBeHidden();
    expect(await inertStates(page)).not.toContain(true);
  });

  test('stays open if opened before the page has loaded, and is closed on a page that comes back', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('[data-burger]').tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    // Playwright does not use the back/forward cache, so the test dispatches the event.
    const showPage = (persisted: boolean) =>
      page.evaluate(
        (persisted) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted })),
        persisted,
      );
    await showPage(false);
    await expect(menu).toBeVisible();
    await showPage(true);
    await expect(menu).toBeHidden();
  });

  test('passes axe while open', async ({ page }) => {
    // Without transitions the menu has its final colours at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('[data-burger]').tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Tjenester', { exact: true }).tap();
    await expectNoAxeViolations(page, '#menu');
  });
});

test.describe('in a browser without popovers', () => {
  for (const width of [320, 390, 768]) {
    test(`the header at ${width} px leads to a visible menu at the foot of the page, and nothing is wider than the screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openWithoutPopovers(page, '/');
      await expect(page.locator('[data-burger]')).toBeHidden();
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
      const menu = page.locator('#menu');
      await expect(menu).toBeFocused();
      await expect(menu.getByRole('button', { name: 'Luk' })).toBeHidden();
      // Not below the header, not transparent, not off the screen: what is at the place of the link is the link.
      const link = menu.getByRole('link', { name: 'Priser' });
      await expect(link).toBeInViewport();
      await link.click();
      await expect(page).toHaveURL('/priser');
    });
  }

  test('the contents list of an article is above its text, and leads to the sections', async ({ page }) => {
    await page.setViewportSize(phone);
    await openWithoutPopovers(page, article.path);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    const list = page.locator('[data-toc]');
    await expect(page.getByRole('button', { name: 'Indhold' })).toBeHidden();
    await expect(list).toHaveCSS('position', 'static');
    await list.getByRole('link', { name: article.sections[3]?.name, exact: true }).click();
    await expect
      .poll(() =>
        page
          .locator(`[id="${article.sectionId(3)}"]`)
          .evaluate((section) => section.getBoundingClientRect().top),
      )
      .toBeLessThan(200);
    await expect(list).not.toBeInViewport();
  });
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

test.describe('layout without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, questions open one at a time, and no space is reserved for the notification bar', async ({
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

  test('passes axe while open', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await servicesButton(page).click();
    await expect(servicesPanel(page)).toBeVisible();
    await expectNoAxeViolations(page, 'header');
  });
});

test.describe('notification bar', () => {
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
    // A word may move by a pixel on font swap, never a line.
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved).toBeLessThanOrEqual(0.001);

    await page.goto('/priser');
    expect(await headerTop(page)).toBe(0);
    await page.clock.fastForward(3000);
    await expect(link).toBeHidden();
  });

  test('once closed, stays away without layout shift on a visit from another site', async ({ page }) => {
    await watchShifts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Luk tilbud' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-bar', 'closed');
    await page.goto('about:blank');
    await page.clock.install();
    await page.goto('/');
    await page.locator('html[data-script]').waitFor();
    await page.clock.runFor(4000);
    await expect(page.getByRole('complementary', { name: 'Tilbud' }).getByRole('link')).toBeHidden();
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved).toBeLessThanOrEqual(0.001);
  });

  test('names the month of the build during that month, and in a later month says only that it is this month', async ({
    page,
    baseURL,
  }) => {
    const words = page.locator('[data-month]');
    const openAt = async (time: string) => {
      await page.clock.setFixedTime(time);
      await page.goto('/priser', { referer: `${baseURL}/` });
      await expect(page.locator('html')).toHaveAttribute('data-script', '');
    };
    await openAt(new Date().toISOString());
    const built = (await words.getAttribute('data-month')) ?? '';
    const [year = 0, month = 0] = built.split('-').map(Number);
    const name = new Intl.DateTimeFormat('da-DK', { month: 'long', year: 'numeric' }).format(
      new Date(year, month - 1, 15),
    );
    await openAt(`${built}-28T12:00:00Z`);
    await expect(words).toHaveText(`i ${name}`);
    // Half past midnight in Denmark.
    const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    await watchShifts(page);
    for (const time of [`${lastDay}T23:30:00Z`, `${year + 1}-06-15T12:00:00Z`]) {
      await openAt(time);
      await expect(words).toHaveText('denne måned');
      expect(await page.locator('body').innerText()).not.toContain(`i ${name}`);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved).toBeLessThanOrEqual(0.001);
    }
  });

  for (const width of [280, 300, 320, 390, 768]) {
    test(`at ${width} px, the bar fits the room kept for it above the header`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/', { referer: `${baseURL}/priser` });
      const bar = page.locator('div:has(> [data-bar-close])');
      await expect(bar).toBeVisible();
      const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
      const header = await page
        .getByRole('banner')
        .evaluate((element) => element.getBoundingClientRect().top);
      expect(bottom).toBeLessThanOrEqual(header + 0.5);
    });
  }

  test('passes axe once it has faded in, closes by keyboard and moves the focus to the header', async ({
    page,
    baseURL,
  }) => {
    // With a referrer on the same site the bar is visible at once.
    await page.goto('/', { referer: `${baseURL}/priser` });
    const bar = page.locator('div:has(> [data-bar-close])');
    await settled(page);
    await expect(bar).toHaveCSS('opacity', '1');
    await expect(bar).toHaveCSS('filter', 'none');
    await expectNoAxeViolations(page, 'aside:has([data-bar-close])');
    await page.getByRole('button', { name: 'Luk tilbud' }).focus();
    await page.keyboard.press('Enter');
    expect(await focusIsIn(page, 'header')).toBe(true);
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

  for (const count of [12, 5]) {
    test(`${count} cards start again where the loop ends`, async ({ page }) => {
      await page.goto('/');
      const jump = await page.locator('[data-track-window] ul').evaluateAll((lists, kept) => {
        for (const list of lists) while (list.children.length > kept) list.lastElementChild?.remove();
        const [first, copy] = lists.map((list) => list.firstElementChild as Element);
        const showAt = (part: number) => {
          for (const animation of lists.flatMap((list) => list.getAnimations())) {
            animation.pause();
            const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {};
            animation.currentTime = delay + part * Number(duration);
          }
        };
        showAt(0);
        const start = first?.getBoundingClientRect().left ?? Number.NaN;
        showAt(0.99999);
        return Math.abs((copy?.getBoundingClientRect().left ?? Number.NaN) - start);
      }, count);
      expect(jump).toBeLessThan(1);
    });
  }

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

  test('a page opened at a section shows it 100 px below the top', async ({ page }) => {
    await page.goto('/priser#prisudregner');
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

  for (const path of ['/', article.path]) {
    for (const width of [390, 1280]) {
      test(`${path} at ${width} px does not move when something that stays in view gets the focus`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const moves = await page.evaluate(async () => {
          const stays = (element: Element | null): boolean =>
            element !== null &&
            (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
              stays(element.parentElement));
          const found: string[] = [];
          const focusable = [
            ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex]'),
          ];
          let tried = 0;
          scrollTo({ top: 900, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          for (const element of focusable) {
            scrollTo({ top: 900, behavior: 'instant' });
            const { top, bottom } = element.getBoundingClientRect();
            if (!element.checkVisibility() || !stays(element) || top < 0 || bottom > innerHeight) continue;
            tried += 1;
            element.focus();
            await new Promise(requestAnimationFrame);
            if (scrollY !== 900) found.push(`${element.textContent}: ${scrollY}`);
          }
          return tried > 2 ? found : [`only ${tried} elements tried`];
        });
        expect(moves).toEqual([]);
      });
    }
  }

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

// every-page.spec.ts checks every page at 320 px, assistive.spec.ts one page of each template at 390 px.
for (const path of ['/', '/priser']) {
  test(`${path} does not scroll sideways at 768, 1024 and 1440 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
