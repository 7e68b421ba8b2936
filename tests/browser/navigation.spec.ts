import { expect, test } from './fixtures.ts';

const reactLoaded = '#root[data-server-rendered]';

test('before the visitor acts only HTML, the bootstrap, the font and pictures are loaded', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/artikler/seo-guide-2025', { waitUntil: 'networkidle' });
  const scripts = requests.filter((url) => url.endsWith('.js'));
  expect(scripts).toHaveLength(1);
  expect(requests.filter((url) => url.endsWith('.css') || url.endsWith('.json'))).toEqual([]);
});

test('the first sign of intent loads React, which takes over without a word in the console', async ({
  page,
}) => {
  await page.goto('/artikler/seo-guide-2025');
  await expect(page.locator(reactLoaded)).toHaveCount(1);
  const start = page.waitForRequest(/start-.*\.js/);
  await page.mouse.move(200, 200);
  await start;
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
});

test('going to an article and back inside the app is whole, keeps head and position, and loads no page anew', async ({
  page,
}) => {
  await page.goto('/artikler');
  await page.mouse.move(50, 300);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.locator('[data-article-list] a[href="/artikler/designsystemer"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/artikler\/designsystemer$/);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main h2')).not.toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/artikler\/designsystemer$/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/\/artikler$/);
  await expect(page.locator('h1')).toHaveText('Artikler');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the active link follows the navigation', async ({ page }) => {
  await page.goto('/priser');
  await page.locator('header').getByRole('link', { name: 'Artikler' }).hover();
  await page.locator('header').getByRole('link', { name: 'Artikler' }).click();
  await expect(page.locator('h1')).toHaveText('Artikler');
  await expect(page.locator('header').getByRole('link', { name: 'Artikler' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.locator('header').getByRole('link', { name: 'Priser' })).not.toHaveAttribute(
    'aria-current',
  );
});

test('an old address inside the app leads on, with where it came from in the state', async ({ page }) => {
  await page.goto('/omos');
  await page.mouse.move(50, 300);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/pricing?fra=test#seo';
    link.textContent = 'gammel adresse';
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expect(page).toHaveURL(/\/priser\?fra=test#seo$/);
  expect(await page.evaluate(() => history.state.usr)).toEqual({ from: '/pricing', type: 301 });
});

test('the host sends an old address on with 301, query kept', async ({ request }) => {
  const response = await request.get('/about?x=1', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toMatch(/\/omos\?x=1$/);
});

test.describe('on a host without redirects', () => {
  test.use({ allowedConsole: [/404/] });
  test('the 404 page itself replaces an old address by the new one', async ({ page, baseURL }) => {
    const notFound = await (await page.request.get('/findes-ikke')).text();
    await page.route(/\/about/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    );
    await page.goto('/about?x=1');
    await expect(page).toHaveURL(`${baseURL}/omos?x=1`);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => history.state.usr)).toEqual({ from: '/about', type: 301 });
  });
});

test.describe('unknown addresses', () => {
  test.use({ allowedConsole: [/404/] });
  test('an unknown page is a Danish 404 with search and ways back', async ({ page }) => {
    const response = await page.goto('/findes-ikke');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toContainText(/søkort/i);
    await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
  test('an unknown article shows the overview and says so, with status 404', async ({ page }) => {
    const response = await page.goto('/artikler/findes-ikke');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Artikler');
    await expect(page.locator('main')).toContainText('Artiklen blev ikke fundet');
  });
});

test.describe('when the network fails', () => {
  test.use({ allowedConsole: [/Failed to load resource|ERR_/] });
  test('a page that cannot be fetched is loaded the browser’s own way', async ({ page }) => {
    await page.goto('/omos');
    await page.mouse.move(50, 300);
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
    );
    let attempts = 0;
    await page.route('**/cases', (route) => {
      attempts++;
      return route.request().resourceType() === 'fetch' ? route.abort() : route.continue();
    });
    await page.locator('header').getByRole('link', { name: 'Cases' }).click();
    await expect(page).toHaveURL(/\/cases$/);
    await expect(page.locator('h1')).toBeVisible();
    expect(attempts).toBeGreaterThanOrEqual(2);
  });
  test('a part whose chunk does not load says so in the error screen’s words, after one silent retry', async ({
    page,
  }) => {
    let attempts = 0;
    await page.route('**/assets/Calculator-*.js', (route) => {
      attempts++;
      return route.abort();
    });
    await page.goto('/priser#prisudregner');
    const part = page.locator('[data-island=calculator]');
    await expect(part).toContainText('Unexpected Application Error!');
    await expect(part).toContainText('ChunkLoadError');
    await expect(part).toContainText('Loading chunk failed');
    expect(attempts).toBe(2);
  });
});
