import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { redirects } from '#src/features/redirects/redirect-table.ts';
import { splatBase } from '#src/features/redirects/splat.ts';
import { listen } from '../../scripts/listen.ts';
import { blockStorage } from './block-storage.ts';
import { expect, test } from './fixtures.ts';
import { recordRequests } from './requests.ts';

const scripts = (requests: readonly string[]) => requests.filter((url) => url.endsWith('.js'));

/** The page stands still: two looks 300 ms apart see the same place. */
async function restingPlace(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const same = (await page.evaluate(() => Math.round(scrollY))) === before;
        before = await page.evaluate(() => Math.round(scrollY));
        return same;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return before;
}

/**
 * Where the page rests when its script has had its turn. The script waits 100 ms before it glides to a section: this
 * timer of the same page is set later and is longer, so that a glide which should not be is under way, and is seen.
 */
async function placeAfterScript(page: Page): Promise<number> {
  await page.locator('html[data-script]').waitFor();
  await page.locator('[data-wait]').waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return restingPlace(page);
}

const topOf = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1), id);

test('a page without island loads one script for the whole visit: no React, no data', async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto('/artikler/seo-guide-2025?utm_source=brev', { waitUntil: 'networkidle' });
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 4000);
  await page.keyboard.press('Tab');
  await page.waitForTimeout(500);
  expect(scripts(requests)).toHaveLength(1);
  expect(requests.filter((url) => url.endsWith('.css'))).toHaveLength(1);
  expect(requests.filter((url) => url.endsWith('.json'))).toEqual([]);
});

test('React comes when an island nears the view, and hydrates the HTML that stands there', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await page.goto('/kontakt', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const field = document.querySelector('[data-island=contact] input[name=name]');
    Object.assign(window, { field });
  });
  await page.locator('#kontakt-form').scrollIntoViewIfNeeded();
  await page.locator('[data-island=contact][data-ready]').waitFor();
  expect(scripts(requests).length).toBeGreaterThan(1);
  expect(
    await page.evaluate(
      () =>
        (window as unknown as { field: Element }).field ===
        document.querySelector('[data-island=contact] input[name=name]'),
    ),
  ).toBe(true);
});

test('a link and the way back: each page is whole, and the browser finds the place again', async ({
  page,
}) => {
  await page.goto('/artikler');
  const link = page.locator('[data-article-list] a[href="/artikler/designsystemer"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await restingPlace(page);
  await link.click();
  await expect(page).toHaveURL(/\/artikler\/designsystemer$/);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/artikler\/designsystemer$/);
  await expect(page.locator('header [aria-current]').first()).toHaveText('Artikler');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Artikler');
  expect(Math.abs((await restingPlace(page)) - before)).toBeLessThan(2);
});

test('a visitor who comes with a query presses a package’s button: it glides to the calculator', async ({
  page,
}) => {
  await page.goto('/priser?utm_source=ad');
  const button = page.locator('main a[href="/priser#prisudregner"]:visible').first();
  await button.click();
  await expect(page).toHaveURL(/\/priser\?utm_source=ad#prisudregner$/);
  await restingPlace(page);
  expect(await topOf(page, 'prisudregner')).toBeGreaterThan(50);
  expect(await topOf(page, 'prisudregner')).toBeLessThan(150);
});

test('a link to the place one is at makes no second history entry', async ({ page }) => {
  await page.goto('/priser');
  const button = page.locator('main a[href="/priser#prisudregner"]:visible').first();
  await button.click();
  await restingPlace(page);
  const length = await page.evaluate(() => history.length);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/priser#prisudregner"]')?.click());
  await restingPlace(page);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

for (const hash of ['#100%', '#%E6', '#a=%zz', "#'%22"]) {
  test(`an address that ends in ${hash} breaks nothing`, async ({ page }) => {
    await page.goto(`/kontakt${hash}`);
    await page.locator('#kontakt-form').scrollIntoViewIfNeeded();
    await page.locator('[data-island=contact][data-ready]').waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#menu')).toBeVisible();
  });
}

for (const hash of ['', '#teknisk-seo']) {
  test(`a reload keeps the place${hash && ' whatever section the address names'}`, async ({ page }) => {
    await page.goto(`/artikler/seo-guide-2025${hash}`);
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
    await restingPlace(page);
    await page.reload();
    expect(Math.abs((await placeAfterScript(page)) - 2500)).toBeLessThan(2);
  });
}

test('who has scrolled away from a section before the script came is not taken back', async ({ page }) => {
  await page.route('**/assets/app-*.js', async (route) => {
    await page.waitForFunction(() => document.readyState === 'interactive' && scrollY > 0);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await route.continue();
  });
  await page.goto('/artikler/seo-guide-2025#teknisk-seo');
  expect(Math.abs((await placeAfterScript(page)) - 3000)).toBeLessThan(2);
});

test('who leaves the section of the address is not taken back', async ({ page }) => {
  await page.goto('/artikler/seo-guide-2025#teknisk-seo');
  await page.locator('html[data-script]').waitFor();
  await restingPlace(page);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  expect(Math.abs((await placeAfterScript(page)) - 3000)).toBeLessThan(2);
});

test('going back to a page that was entered at a section restores the place that was left', async ({
  page,
}) => {
  await page.goto('/priser#prisudregner');
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await restingPlace(page);
  await page.goto('/omos');
  await page.goBack();
  expect(Math.abs((await placeAfterScript(page)) - 700)).toBeLessThan(2);
});

test('going back while a glide is under way ends it', async ({ page }) => {
  await page.goto('/artikler/seo-guide-2025');
  await page.locator('[data-toc] a[href="#konklusion"]').evaluate((link: HTMLElement) => {
    link.click();
    setTimeout(() => history.back(), 100);
  });
  await expect(page).toHaveURL('/artikler/seo-guide-2025');
  expect(await restingPlace(page)).toBeLessThan(2);
});

test('back and forward between sections of one page are the browser’s', async ({ page }) => {
  await page.goto('/artikler/seo-guide-2025');
  const entry = page.locator('[data-toc] a').nth(4);
  await entry.scrollIntoViewIfNeeded();
  const start = await restingPlace(page);
  await entry.click();
  const there = await restingPlace(page);
  expect(there).toBeGreaterThan(1000);
  await page.goBack();
  expect(Math.abs((await restingPlace(page)) - start)).toBeLessThan(5);
  await page.goForward();
  expect(Math.abs((await restingPlace(page)) - there)).toBeLessThan(5);
});

test('a link to a section of another page keeps its hash and ends at the section', async ({ page }) => {
  await page.goto('/');
  await page.locator('main a[href="/priser#prisudregner"]').first().click();
  await expect(page).toHaveURL(/\/priser#prisudregner$/);
  await placeAfterScript(page);
  expect(Math.abs((await topOf(page, 'prisudregner')) - 100)).toBeLessThan(5);
});

test('a new version published under an open tab: the next page comes whole, with its own styles and policy', async ({
  page,
}) => {
  const style = '@view-transition{navigation:auto}h1{color:rgb(1, 2, 3)}';
  const hash = createHash('sha256').update(style).digest('base64');
  await page.goto('/omos');
  await page.route('**/cases', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'` },
      body: `<!doctype html><html lang="da"><title>Ny</title><style>${style}</style><h1>Ny udgave</h1>`,
    }),
  );
  // Without a pointer nothing is fetched ahead: the page of the new version is the first that comes.
  await page.locator('header a[href="/cases"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Ny udgave');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('a link is fetched when it is pointed at, and not again when it is followed', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage();
  const asked: { url: string | undefined; purpose: unknown }[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/cases') asked.push({ url: request.url, purpose: request.headers['sec-purpose'] });
    const answer = await fetch(`${baseURL}${request.url}`, { headers: { 'accept-encoding': 'identity' } });
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-encoding'];
    delete headers['transfer-encoding'];
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  });
  const { origin, close } = await listen(server);
  try {
    await page.goto(`${origin}/omos`);
    await expect(page.locator('html')).toHaveAttribute('data-script');
    const link = page.locator('header').getByRole('link', { name: 'Cases' });
    await link.hover();
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(1);
    expect(asked[0]?.purpose).toMatch(/prefetch/);
    await page.waitForTimeout(500);
    await link.click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/cases`);
    expect(asked).toHaveLength(1);
  } finally {
    await page.close();
    close();
  }
});

test.describe('on a host without redirects', () => {
  test.use({ allowedConsole: [/404/] });
  const sources = new Set(redirects.map(({ from }) => splatBase(from) ?? from));
  test(`each of ${sources.size} former addresses is replaced by the page it leads to`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const notFound = await page.request.get('/findes-ikke');
    await page.route(
      ({ pathname }) => sources.has(pathname),
      (route) => route.fulfill({ response: notFound }),
    );
    await page.goto('/');
    // Where each leads is looked up once and not shown: what is asked here is how the visitor gets there.
    const targets = new Set(redirects.map(({ to }) => to.replace(/#.*/, '')));
    for (const target of targets) expect((await page.request.get(target)).status(), target).toBe(200);
    await page.route(
      ({ pathname }) => targets.has(pathname),
      (route) => route.fulfill({ response: notFound, status: 200, body: '<title>Arrived</title>' }),
    );
    for (const { from, to } of redirects) {
      const source = splatBase(from) ?? from;
      await page.evaluate((address) => {
        document.title = 'Left';
        location.assign(address);
      }, `${source}?x=1#her`);
      // Asked in every frame: what `expect` asks again and again would cost a second for each address.
      await page.waitForFunction(() => document.title === 'Arrived');
      expect(page.url()).toBe(`${baseURL}${to.split('#')[0]}?x=1#her`);
      expect(await page.evaluate(() => history.state)).toEqual({ from: source, type: 301 });
    }
  });
});

test('with storage switched off every part of a page still works', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/priser?stoerrelse=mellem#prisudregner');
  await page.locator('[data-island=calculator][data-ready]').waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
});

test.describe('when one part of the script fails', () => {
  test.use({ allowedConsole: [/IntersectionObserver is not defined/] });
  test('the others stay alive', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto('/priser');
    await page.locator('main a[href="/priser#prisudregner"]:visible').first().click();
    await restingPlace(page);
    expect(await topOf(page, 'prisudregner')).toBeLessThan(150);
    await page.locator('[data-dropdown] button').click();
    await expect(page.locator('[data-dropdown] ul')).toBeVisible();
  });
});

test.describe('when the network fails', () => {
  test.use({ allowedConsole: [/Failed to load resource|ERR_|Failed to fetch dynamically/] });

  for (const chunk of ['hydrate-island', 'Calculator']) {
    test(`${chunk} that fails once is fetched from another address, and the island works`, async ({
      page,
    }) => {
      const asked: string[] = [];
      await page.route(`**/assets/**/${chunk}-*.js`, (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return asked.length === 1 ? route.abort() : route.continue();
      });
      await page.goto('/priser#prisudregner');
      await page.locator('[data-island=calculator][data-ready]').waitFor();
      expect(new Set(asked).size).toBe(2);
    });

    test(`${chunk} that does not come at all is told in the error screen’s words`, async ({ page }) => {
      await page.route(`**/assets/**/${chunk}-*.js`, (route) => route.abort());
      await page.goto('/priser#prisudregner');
      const island = page.locator('[data-island=calculator]');
      await expect(island).toContainText('Unexpected Application Error!');
      await expect(island).toContainText('ChunkLoadError');
      await expect(island).toContainText('Loading chunk failed');
      await expect(island.getByRole('link', { name: 'Hent siden igen' })).toBeVisible();
    });
  }

  test('a style sheet that does not come hides nothing: all of the page can be read', async ({ page }) => {
    await page.route('**/assets/styles-*.css', (route) => route.abort());
    await page.goto('/tjenester');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('#seo')).toBeVisible();
  });
});
