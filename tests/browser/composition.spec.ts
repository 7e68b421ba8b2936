import type { Locator, Page } from '@playwright/test';
import { formatFact } from '#src/site/format-fact.ts';
import { priceGuide } from '#src/site/price-guide.ts';
import { articlesBySections } from '../fixtures/built-articles.ts';
import { expect, test } from './fixtures.ts';
import { pageKinds } from './page-kinds.ts';

/** Places on the page that a reader's eye compares: edges that align, gaps that are alike, drawings clear of text. */

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not displayed.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
const action = (page: Page) => page.locator('main > section').last();

for (const path of ['/', '/cases', '/seo', '/omos']) {
  test(`the call to action of ${path} has equal buttons on a phone and differs from the footer`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const buttons = action(page).locator('h2 ~ div > a');
    const widths = await buttons.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().width)),
    );
    expect(widths.length).toBeGreaterThan(1);
    expect(new Set(widths).size).toBe(1);
    expect(await action(page).getAttribute('data-theme')).not.toBe('deep');
  });
}

for (const width of [320, 390, 600, 768, 1000]) {
  test(`the coast is in the first view of the home page at ${width} px, behind no text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const coast = page.locator('main section').first().locator('svg');
    await expect(coast).toBeInViewport({ ratio: 0.3 });
    for (const fontSize of ['100%', '200%']) {
      const covered = await coast.evaluate((svg, size) => {
        document.documentElement.style.fontSize = size;
        const box = svg.getBoundingClientRect();
        return [...(svg.closest('section')?.querySelectorAll('h1, p, a') ?? [])].filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              right > box.left && left < box.right && bottom > box.top && top < box.bottom,
          );
        }).length;
      }, fontSize);
      expect(covered, fontSize).toBe(0);
    }
  });
}

test('the coast stands still under reduced motion', async ({ page }) => {
  await page.setViewportSize(phone);
  const running = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(await running()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await running()).toBe(0);
});

test('the buttons of the cases hero are equally wide on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/cases');
  const widths = await page
    .locator('h1 ~ div > a')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().width)));
  expect(widths).toHaveLength(2);
  expect(new Set(widths).size).toBe(1);
});

test('the phone number stands with the buttons of the closing band, whose harbour reaches the edge of the window', async ({
  page,
}) => {
  for (const viewport of [phone, tablet, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const harbour = await boxOf(action(page).locator('img'));
    const number = await boxOf(action(page).locator('[href^="tel:"]'));
    expect(Math.round(harbour.right)).toBe(viewport.width);
    expect(number.bottom).toBeLessThanOrEqual(harbour.bottom);
  }
});

test('a page is a passage from deep water to sand, never back', async ({ page }) => {
  const order = ['deep', 'shallow', 'paper', 'sand'];
  for (const path of Object.values(pageKinds)) {
    await page.goto(path);
    const themes = await page
      .locator('main > [data-theme], main > article > [data-theme]')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-theme') ?? ''));
    const steps = themes.map((theme) => order.indexOf(theme));
    expect(steps.length, path).toBeGreaterThan(0);
    expect(steps, path).toEqual([...steps].sort());
  }
});

test('the newsletter is not offered together with the phone number', async ({ page }) => {
  await page.goto('/artikler');
  await expect(action(page).getByRole('link', { name: 'Tilmeld dig nyhedsbrevet' })).toBeVisible();
  await expect(action(page).locator('[href^="tel:"]')).toHaveCount(0);
});

for (const viewport of [phone, tablet, desktop]) {
  test(`the pause button of the testimonials is on the line of their heading at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const heading = await boxOf(page.locator('#udtalelser-titel'));
    const pause = await boxOf(page.locator('[data-track-pause]'));
    expect(Math.abs(pause.y + pause.height / 2 - heading.y - heading.height / 2)).toBeLessThan(12);
  });
}

test('the island in the calculator is clear of the price', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/priser?stoerrelse=mellem&google=ja&seo=standard#prisudregner');
  const panel = page.locator('section[aria-label="Din pris"]').first();
  await expect(panel).toContainText(formatFact('seo.standard.pris'));
  const overlaps = await panel.evaluate((section) => {
    const rings = [...section.querySelectorAll('svg path')].map((ring) => ring.getBoundingClientRect());
    return [...section.querySelectorAll('p:not(.visually-hidden)')].filter((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some((line) =>
        rings.some(
          (ring) =>
            line.left < ring.right &&
            line.right > ring.left &&
            line.top < ring.bottom &&
            line.bottom > ring.top,
        ),
      );
    }).length;
  });
  expect(overlaps).toBe(0);
});

test('a calculator in an article has the air of a figure', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(priceGuide.path);
  const gaps = await page.locator('.prose > [data-island]').evaluateAll((islands) =>
    islands.flatMap((island) => {
      const { top, bottom } = island.getBoundingClientRect();
      // The template that follows holds the error screen.
      const after = [...(island.parentElement?.children ?? [])]
        .slice([...(island.parentElement?.children ?? [])].indexOf(island) + 1)
        .find((next) => next.tagName !== 'TEMPLATE');
      const above = island.previousElementSibling?.getBoundingClientRect().bottom;
      const below = after?.getBoundingClientRect().top;
      return [above === undefined ? 60 : top - above, below === undefined ? 60 : below - bottom];
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(56);
});

test('drawings in an article extend beyond the text of a phone by their empty margin, equally on both sides', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(articlesBySections().find(({ hasDrawing }) => hasDrawing)?.path ?? '');
  const drawings = await page.locator('figure:has(img[src$=".svg"])').all();
  expect(drawings.length).toBeGreaterThan(0);
  for (const drawing of drawings) {
    const column = await boxOf(drawing);
    const { x, right } = await boxOf(drawing.locator('img'));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(column.x - x).toBeGreaterThan(8);
    expect(right - column.right).toBeCloseTo(column.x - x, 0);
  }
});

/** The left edges of the visible elements that match, in CSS pixels. */
function lefts(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((each) => each.getClientRects().length > 0).map((each) => each.getBoundingClientRect().left),
    );
}

test.describe('on the 404 page', () => {
  test.use({ allowedConsole: [/404/] });

  test('the links align with the footer', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/404');
    const [links] = await lefts(page, 'main ul');
    const [sites] = await lefts(page, 'footer nav');
    expect(Math.abs((links ?? 0) - (sites ?? -1))).toBeLessThan(0.6);
  });
});

test('edges align: the dropdown with its word, labels with each other', async ({ page }) => {
  await page.setViewportSize(desktop);
  const textLeft = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      });

  await page.goto('/tjenester');
  const word = await textLeft('header nav a[href="/tjenester"]');
  expect(Math.abs((await textLeft('#under-tjenester b')) - word)).toBeLessThan(0.6);
  const services = await lefts(page, 'main section h3 + dl dd');
  await page.goto('/hjemmesider');
  // The text of the maintenance log begins after its padding.
  const log = await textLeft('#vedligehold dd');
  const system = await lefts(page, '#wordpress dd');
  expect(new Set([...services, log, ...system].map(Math.round)).size).toBe(1);
});

test('on paper, packages stay whole and the calculator is left out', async ({ page }) => {
  await page.goto('/priser');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.locator('#prisudregner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Beregn din pris' })).toBeHidden();
  const cards = page.locator('#hjemmesider ul > li:has(dl)');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card).toHaveCSS('break-inside', 'avoid');
    await expect(card).toHaveCSS('display', 'block');
  }
  await expect(page.locator('main a:text("Regn videre med"):visible')).toHaveCount(0);
});

test('leads, calls to action and the claim in the footer have lines of like length in every engine', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('h1 + p')).toHaveCSS('text-wrap-style', 'balance');
  await expect(page.locator('main > section').last().locator('h2 + p')).toHaveCSS(
    'text-wrap-style',
    'balance',
  );
  await expect(page.locator('footer p').first()).toHaveCSS('text-wrap-style', 'balance');
});
