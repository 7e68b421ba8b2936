import type { Page } from '@playwright/test';
import { longestArticle } from '../build/longest-article.ts';
import { pathWith } from '../build/path-with.ts';
import { expect, test } from './fixtures.ts';

/** Waits until the scroll position is the same twice, 300 ms apart, and returns it. */
async function settledScroll(page: Page): Promise<number> {
  const position = () => page.evaluate(() => Math.round(scrollY));
  let before: number;
  let now = await position();
  do {
    before = now;
    await page.waitForTimeout(300);
    now = await position();
  } while (now !== before);
  return now;
}

/**
 * Returns the scroll position after the page's script has run. The script waits 100 ms before it scrolls to a section;
 * the 300 ms here start later, so that unwanted scrolling is under way by then and is detected.
 */
async function scrollAfterScript(page: Page): Promise<number> {
  await page.locator('html[data-script]').waitFor();
  await page.waitForTimeout(300);
  return settledScroll(page);
}

const { path: article, ids, middleId } = longestArticle();
const section = `#${middleId}`;

const topOf = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1), id);

test('a click right after a page has appeared reaches what it points at', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Whatever moves between pages is still moving then.
  await page.addInitScript(() => {
    addEventListener('pagereveal', () => {
      const slow = new CSSStyleSheet();
      slow.replaceSync('::view-transition-group(*), ::view-transition-new(*) { animation-duration: 20s; }');
      document.adoptedStyleSheets.push(slow);
    });
  });
  await page.goto('/artikler');
  await page.locator('main a[href^="/artikler/"]').first().click();
  await page.locator('main a[href="/artikler"]').first().click({ timeout: 5000 });
  await expect(page).toHaveURL('/artikler');
});

test('a visitor who scrolls away before the script loads is not moved to the section', async ({ page }) => {
  await page.route('**/assets/app-*.js', async (route) => {
    await page.waitForFunction(() => scrollY > 0);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await route.continue();
  });
  await page.goto(article + section);
  expect(Math.abs((await scrollAfterScript(page)) - 3000)).toBeLessThan(2);
});

test('an address with a hash opens 100 px above its section; Back, Forward and a reload keep the scroll position', async ({
  page,
}) => {
  const isAt = async (place: number) => expect(Math.abs((await settledScroll(page)) - place)).toBeLessThan(5);
  await page.goto(article + section);
  const start = await scrollAfterScript(page);
  expect(await topOf(page, middleId)).toBe(100);
  await page.locator(`#indholdsliste a[href="#${ids.at(-1)}"]`).click();
  const there = await settledScroll(page);
  expect(there - start).toBeGreaterThan(1000);
  await page.goBack();
  await isAt(start);
  await page.goForward();
  await isAt(there);
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  await settledScroll(page);
  await page.reload();
  await isAt(2500);
  await page.goto('/omos');
  await page.goBack();
  await isAt(2500);
});

test('a phone comes back to its place on reload and Back, although it lays sections out when they come near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const heading = page.locator('main h2').nth(-3);
  await heading.scrollIntoViewIfNeeded();
  const place = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await settledScroll(page);
  const before = await place();
  // Within a line of text: Chrome, which places by an element, is 18 px off now and then.
  const isThere = () => expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(24);
  await page.reload();
  await isThere();
  await page.goto('/omos');
  await page.goBack();
  await isThere();
});

test('an address with the hash of an answer opens it and shows its question below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const path = pathWith('<details name=');
  await page.goto(path);
  const id = (await page.locator('details[name] > div').nth(2).getAttribute('id')) ?? '';
  await page.goto('about:blank');
  await page.goto(`${path}#${id}`);
  const question = page.locator('details', { has: page.locator(`#${id}`) }).locator('summary');
  await expect
    .poll(() => question.evaluate((summary) => Math.abs(summary.getBoundingClientRect().top - 100)))
    .toBeLessThan(2);
  await expect(page.locator(`#${id}`)).toBeVisible();
});

test.describe('a former address', () => {
  test.use({ allowedConsole: /404/ });

  // The unit tests of `matchRedirect` go through the whole table.
  test('on a host without redirects opens its page at the right place', async ({ page }) => {
    const notFound = await page.request.get('/findes-ikke');
    await page.route(
      (url) => url.pathname === '/pricing',
      (route) => route.fulfill({ response: notFound }),
    );
    await page.goto('/pricing?x=1#prisudregner');
    await page.waitForURL('**/priser?x=1#prisudregner');
    await scrollAfterScript(page);
    expect(Math.abs((await topOf(page, 'prisudregner')) - 100)).toBeLessThan(2);
  });
});

test.describe('when an island throws', () => {
  test.use({ allowedConsole: /a fault in a component/ });
  test('it shows an error and a reload link', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get() {
          throw new TypeError('a fault in a component');
        },
      });
    });
    await page.goto('/priser');
    const island = page.locator('[data-island=calculator]');
    await island.scrollIntoViewIfNeeded();
    await expect(island).toContainText('Unexpected Application Error!');
    await expect(island.getByRole('link', { name: 'Hent siden igen' })).toBeVisible();
  });
});

test.describe('when the network fails', () => {
  test.use({
    allowedConsole: /Failed to load resource|ERR_|Failed to fetch dynamically|a fault in the chunk/,
  });

  test('an island without its chunk says so, and the console names the cause', async ({ page }) => {
    const cause = page.waitForEvent('pageerror');
    await page.route('**/assets/Calculator-*.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('a fault in the chunk')" }),
    );
    await page.goto('/priser#prisudregner');
    expect((await cause).message).toBe('a fault in the chunk');
    const island = page.locator('[data-island=calculator]');
    await expect(island).toContainText('Unexpected Application Error!');
    await expect(island).toContainText('ChunkLoadError');
    await expect(island).toContainText('Loading chunk failed');
  });

  test('the script of the page that failed once is loaded again', async ({ page }) => {
    // The second address has a query.
    await page.route('**/assets/app-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-script', '');
  });

  test('a chunk that failed once is loaded again, and nobody sees it, whatever the hash', async ({
    page,
  }) => {
    await page.route('**/assets/ContactForm-*.js', (route) => route.abort());
    await page.goto('/kontakt#100%');
    await page.locator('#kontakt-form').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island=contact]:not([data-when])')).toBeVisible();
  });
});
