import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readOwnersWords, withoutOwnersWords } from './owners-words.ts';
import { readingOrder } from './reading-order.ts';

/** One of each kind of page, by the name of its reading order (`aria/…`). */
const kinds = {
  forside: '/',
  'om-os': '/omos',
  tjenester: '/tjenester',
  hjemmesider: '/hjemmesider',
  seo: '/seo',
  priser: '/priser',
  cases: '/cases',
  kontakt: '/kontakt',
  artikler: '/artikler',
  artikel: '/artikler/minimalistisk-webdesign',
  juridisk: '/cookies',
} as const;

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that a box of a fixed size hides. */
const cutOff = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, h4, p, li, a, button, summary, label, th, td, dt, dd)')
    .evaluateAll((all) =>
      all
        .filter((element) => {
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
          const clips = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
          const hidden = element.clientWidth <= 1 || !element.checkVisibility();
          return (
            clips &&
            !hidden &&
            webkitLineClamp === 'none' &&
            (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
          );
        })
        .map((element) => (element.textContent ?? '').trim().slice(0, 60)),
    );

/** What stays in place while the page scrolls, as a part of the window's height. */
const stuckHeight = (page: Page) =>
  page.evaluate(() => {
    const rows = new Set<number>();
    for (let y = 1; y < innerHeight; y += 4) {
      const hit = document.elementFromPoint(innerWidth / 2, y);
      for (let element = hit; element; element = element.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) rows.add(y);
      }
    }
    return (rows.size * 4) / innerHeight;
  });

const words = readOwnersWords();
const plain = (name: string) => withoutOwnersWords(name, words);

for (const [name, path] of Object.entries(kinds)) {
  test(`${path} at 400 % zoom: nothing cut off, no sideways scroll, most of the window is the page’s`, async ({
    page,
  }) => {
    // A window of 1280 x 1024 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await cutOff(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    expect(await stuckHeight(page)).toBeLessThan(0.5);
  });

  test(`${path} stands the text spacing that a reader may set`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      // The values of WCAG 1.4.12, by way of the script: the policy blocks foreign style elements.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets = [sheet];
      });
      expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
      expect(await cutOff(page), `${width} px`).toEqual([]);
    }
  });

  test(`${path} moves nothing under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        const target = (animation.effect as KeyframeEffect | null)?.target;
        // What follows the scrolling has no time of its own.
        const timed =
          typeof duration === 'number' && duration > 1 && animation.timeline instanceof DocumentTimeline;
        return animation.playState === 'running' && timed
          ? `${target?.outerHTML.slice(0, 80)} ${duration} ${iterations}`
          : [];
      }),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });

  test(`${path} lets nothing shine through where transparency is not wanted`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
    });
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const blurred = await page
      .locator('body *')
      .evaluateAll((all) =>
        all
          .filter(
            (element) => element.checkVisibility() && getComputedStyle(element).backdropFilter !== 'none',
          )
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(blurred).toEqual([]);
  });

  test(`${path} on paper: all of the text, nothing that stays in place, no shadow of the screen`, async ({
    page,
  }) => {
    // A4 between its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await cutOff(page)).toEqual([]);
    const stuck = await page
      .locator('body *')
      .evaluateAll((all) =>
        all
          .filter(
            (element) =>
              ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
              element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
              element.getBoundingClientRect().height > 1,
          )
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(stuck).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Chromium's own pages: at least one, and not hundreds.
    const pages = ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [])
      .length;
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(25);
  });

  test(`${path} is read aloud in the order of aria/${name}.txt`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The running text of an article belongs to its writer: of that only the levels of the headings.
    const levels = await page.locator('.prose').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const found = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
          (each) => +each.tagName.slice(1),
        );
        text.replaceChildren();
        return found;
      }),
    );
    for (const [index, level] of levels.entries()) {
      expect(level, `heading ${index + 1} of the text`).toBeGreaterThan(1);
      expect(level, `heading ${index + 1} of the text`).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
    }
    expect(readingOrder(await page.locator('main').ariaSnapshot(), plain)).toMatchSnapshot(`${name}.txt`);
  });
}

for (const [name, width] of [
  ['ramme-telefon', 390],
  ['ramme-computer', 1280],
] as const) {
  test(`the frame at ${width} px is read aloud in the order of aria/${name}.txt`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/omos');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.locator('main').evaluate((main) => main.replaceChildren());
    expect(readingOrder(await page.locator('body').ariaSnapshot(), plain)).toMatchSnapshot(`${name}.txt`);
  });
}
