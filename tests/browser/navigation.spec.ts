import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { redirects } from '#src/features/redirects/redirect-table.ts';
import { splatBase } from '#src/features/redirects/splat.ts';
import { distDirectory } from '../../scripts/lib/dist-directory.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { staticFiles } from '../../scripts/serve/static-files.ts';
import { longestArticle } from '../fixtures/built-articles.ts';
import { expect, test } from './fixtures.ts';
import { abortFirst, recordRequests } from './requests.ts';

const scripts = (requests: readonly string[]) => requests.filter((url) => url.endsWith('.js'));

/** Waits until the scroll position is the same twice, 300 ms apart, and returns it. */
async function settledScroll(page: Page): Promise<number> {
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
 * Returns the scroll position after the page's script has run. The script waits 100 ms before it scrolls to a section;
 * the 300 ms here start later, so that unwanted scrolling is under way by then and is detected.
 */
async function scrollAfterScript(page: Page): Promise<number> {
  await page.locator('html[data-script]').waitFor();
  await page.locator('[data-wait]').waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return settledScroll(page);
}

const { path: article, sectionId } = longestArticle();
/** A section in the middle of it, as a hash. */
const section = `#${sectionId(4)}`;

const topOf = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1), id);

test('a page without an island loads one script, one style sheet and no JSON', async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto(`${article}?utm_source=brev`, { waitUntil: 'networkidle' });
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 4000);
  await page.keyboard.press('Tab');
  await page.waitForTimeout(500);
  expect(scripts(requests)).toHaveLength(1);
  expect(requests.filter((url) => url.endsWith('.css'))).toHaveLength(1);
  expect(requests.filter((url) => url.endsWith('.json'))).toEqual([]);
});

test('scrolling to an island loads its scripts and hydrates the existing HTML', async ({ page }) => {
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

test('a link opens the next page at its top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/artikler');
  const link = page.locator(`[data-article-list] a[href="${article}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const before = await settledScroll(page);
  await link.click();
  await expect(page).toHaveURL(article);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${article}$`));
  await expect(page.locator('header [aria-current]').first()).toHaveText('Artikler');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Artikler');
  expect(Math.abs((await settledScroll(page)) - before)).toBeLessThan(2);
});

/** The header's link to the calculator on /priser. */
const calculatorLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Beregn din pris' });

test('a link to the current address adds no history entry', async ({ page }) => {
  await page.goto('/priser');
  await calculatorLink(page).click();
  await settledScroll(page);
  const length = await page.evaluate(() => history.length);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/priser#prisudregner"]')?.click());
  await settledScroll(page);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

for (const hash of ['#100%', "#'%22"]) {
  test(`an address with the invalid hash ${hash} breaks neither islands nor menu`, async ({ page }) => {
    await page.goto(`/kontakt${hash}`);
    await page.locator('#kontakt-form').scrollIntoViewIfNeeded();
    await page.locator('[data-island=contact][data-ready]').waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#menu')).toBeVisible();
  });
}

for (const hash of ['', section]) {
  test(`a reload keeps the scroll position${hash && ' even if the address has a hash'}`, async ({ page }) => {
    await page.goto(article + hash);
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
    await settledScroll(page);
    await page.reload();
    expect(Math.abs((await scrollAfterScript(page)) - 2500)).toBeLessThan(2);
  });
}

test('a visitor who scrolls away before the script loads is not moved to the section', async ({ page }) => {
  await page.route('**/assets/app-*.js', async (route) => {
    await page.waitForFunction(() => scrollY > 0);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await route.continue();
  });
  await page.goto(article + section);
  expect(Math.abs((await scrollAfterScript(page)) - 3000)).toBeLessThan(2);
});

test('a visitor who scrolls away from a linked section is not moved back', async ({ page }) => {
  await page.goto(article + section);
  await page.locator('html[data-script]').waitFor();
  await settledScroll(page);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  expect(Math.abs((await scrollAfterScript(page)) - 3000)).toBeLessThan(2);
});

test('Back to a page opened at a section restores the last scroll position', async ({ page }) => {
  await page.goto('/priser#prisudregner');
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await settledScroll(page);
  await page.goto('/omos');
  await page.goBack();
  expect(Math.abs((await scrollAfterScript(page)) - 700)).toBeLessThan(2);
});

test('Back during a smooth scroll stops it and restores the previous position', async ({ page }) => {
  await page.goto(article);
  await page
    .locator('[data-toc] a')
    .last()
    .evaluate((link: HTMLElement) => {
      link.click();
      setTimeout(() => history.back(), 100);
    });
  await expect(page).toHaveURL(article);
  expect(await settledScroll(page)).toBeLessThan(2);
});

test('Back and Forward between sections of a page restore the scroll positions', async ({ page }) => {
  await page.goto(article);
  const entry = page.locator('[data-toc] a').nth(4);
  await entry.scrollIntoViewIfNeeded();
  const start = await settledScroll(page);
  await entry.click();
  const there = await settledScroll(page);
  expect(there).toBeGreaterThan(1000);
  await page.goBack();
  expect(Math.abs((await settledScroll(page)) - start)).toBeLessThan(5);
  await page.goForward();
  expect(Math.abs((await settledScroll(page)) - there)).toBeLessThan(5);
});

for (const width of [390, 1280]) {
  test(`at ${width} px an address with the hash of an answer shows its question below the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/#generelt-3');
    const question = page.locator('details', { has: page.locator('#generelt-3') }).locator('summary');
    await expect
      .poll(() => question.evaluate((summary) => Math.round(summary.getBoundingClientRect().top)))
      .toBe(100);
    await expect(page.locator('#generelt-3')).toBeVisible();
  });
}

test('a link to a section of another page keeps its hash and scrolls to the section', async ({ page }) => {
  await page.goto('/');
  await page.locator('main a[href="/priser#prisudregner"]').first().click();
  await expect(page).toHaveURL(/\/priser#prisudregner$/);
  await scrollAfterScript(page);
  expect(Math.abs((await topOf(page, 'prisudregner')) - 100)).toBeLessThan(5);
});

test('after a new release, an open tab loads the next page with its own styles', async ({ page }) => {
  const style = '@view-transition{navigation:auto}h1{color:rgb(1, 2, 3)}';
  const styleHash = hash('sha256', style, 'base64');
  await page.goto('/omos');
  await page.route('**/cases', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'` },
      body: `<!doctype html><html lang="da"><title>Ny</title><style>${style}</style><h1>Ny udgave</h1>`,
    }),
  );
  // A scripted click does not prefetch the page: the first response is that of the new version.
  await page.locator('header a[href="/cases"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Ny udgave');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('a link is prefetched on hover, and not requested again on click', async ({ browser }) => {
  const page = await browser.newPage();
  const purposes: unknown[] = [];
  const files = await staticFiles(distDirectory);
  const server = createServer((request, response) => {
    if (request.url === '/cases') purposes.push(request.headers['sec-purpose']);
    void files(request, response);
  });
  const { origin, close } = await listen(server);
  try {
    await page.goto(`${origin}/omos`);
    await expect(page.locator('html')).toHaveAttribute('data-script');
    const link = page.locator('header').getByRole('link', { name: 'Cases' });
    await link.hover();
    await expect.poll(() => purposes.length).toBe(1);
    expect(purposes[0]).toMatch(/prefetch/);
    await page.waitForTimeout(500);
    await link.click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/cases`);
    expect(purposes).toHaveLength(1);
  } finally {
    await page.close();
    close();
  }
});

test.describe('on a host without redirects', () => {
  test.use({ allowedConsole: [/404/] });
  // The unit tests of `matchRedirect` go through the whole table.
  const onePerTarget = [...new Map(redirects.map((redirect) => [redirect.to, redirect])).values()];
  const sources = new Set(onePerTarget.map(({ from }) => splatBase(from) ?? from));
  test('the 404 page redirects by script, here one former address of every page that has any', async ({
    page,
    baseURL,
  }) => {
    const notFound = await page.request.get('/findes-ikke');
    await page.route(
      ({ pathname }) => sources.has(pathname),
      (route) => route.fulfill({ response: notFound }),
    );
    await page.goto('/');
    // Each target is requested once, then mocked: the rest of the test is about the redirect.
    const targets = new Set(onePerTarget.map(({ to }) => to.replace(/#.*/, '')));
    for (const target of targets) expect((await page.request.get(target)).status(), target).toBe(200);
    await page.route(
      ({ pathname }) => targets.has(pathname),
      (route) => route.fulfill({ response: notFound, status: 200, body: '<title>Arrived</title>' }),
    );
    for (const { from, to } of onePerTarget) {
      const source = splatBase(from) ?? from;
      await page.evaluate((address) => {
        document.title = 'Left';
        location.assign(address);
      }, `${source}?x=1#her`);
      // `waitForFunction` polls every frame; the polling of `expect` would cost a second per address.
      await page.waitForFunction(() => document.title === 'Arrived');
      expect(page.url()).toBe(`${baseURL}${to.split('#')[0]}?x=1#her`);
      expect(await page.evaluate(() => history.state)).toEqual({ from: source, type: 301 });
    }
  });

  test('the 404 page tries an address with capital letters once without them, and no other again', async ({
    page,
  }) => {
    const requests = recordRequests(page, '/(P%C3%A5|p%C3%A5)-nettet$');
    await page.goto('/på-nettet');
    await page.locator('html[data-script]').waitFor();
    await page.goto('/På-nettet');
    await page.waitForURL('**/p%C3%A5-nettet');
    await page.locator('html[data-script]').waitFor();
    expect(requests.map((url) => new URL(url).pathname)).toEqual([
      '/p%C3%A5-nettet',
      '/P%C3%A5-nettet',
      '/p%C3%A5-nettet',
    ]);
  });
});

test.describe('an address with two slashes', () => {
  test.use({ allowedConsole: [/404/] });
  for (const path of ['//Evil.example/login', '///Evil.example/login', '/.//Evil.example/login']) {
    test(`${path} stays on the site and is not found`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${path}`);
      await expect(page).toHaveURL(`${baseURL}/evil.example/login`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uden for søkortet');
    });
  }
});

test.describe('on a host without redirects, a former address opens', () => {
  test.use({ allowedConsole: [/404/] });
  for (const [from, to, top] of [
    ['/pricing#prisudregner', '/priser#prisudregner', 100],
    ['/about', '/omos', 0],
    [`${article.toUpperCase().replace('/ARTIKLER', '/artikler')}${section}`, article + section, 100],
  ] as const) {
    test(`${from} at the right place`, async ({ page, baseURL }) => {
      const { pathname } = new URL(from, baseURL);
      const notFound = await page.request.get('/findes-ikke');
      await page.route(
        (url) => url.pathname === pathname,
        (route) => route.fulfill({ response: notFound }),
      );
      await page.goto(from);
      await page.waitForURL(`**${to}`);
      await scrollAfterScript(page);
      const { hash } = new URL(to, baseURL);
      if (hash) expect(Math.abs((await topOf(page, hash.slice(1))) - top)).toBeLessThan(2);
      else expect(await settledScroll(page)).toBe(top);
      // From here on a reload keeps the position, as on every other page.
      await page.mouse.wheel(0, 600);
      const position = await settledScroll(page);
      await page.reload();
      expect(await scrollAfterScript(page)).toBe(position);
    });
  }
});

test.describe('when one part of the page script fails', () => {
  test.use({ allowedConsole: [/IntersectionObserver is not defined/] });
  test('smooth scrolling and the dropdown still work', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto('/priser');
    await calculatorLink(page).click();
    await settledScroll(page);
    expect(await topOf(page, 'prisudregner')).toBeLessThan(150);
    await page.locator('[data-dropdown] button').click();
    await expect(page.locator('[data-dropdown] ul')).toBeVisible();
  });
});

test.describe('when an island throws', () => {
  test.use({ allowedConsole: [/TypeError/] });
  test('it shows an error and a reload link', async ({ page }) => {
    await page.route('/priser', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('&quot;idPrefix', '&quot;stoerrelse&quot;:&quot;kæmpe&quot;,&quot;idPrefix');
      await route.fulfill({ response, body });
    });
    await page.goto('/priser');
    const island = page.locator('[data-island=calculator]');
    await island.scrollIntoViewIfNeeded();
    await expect(island).toContainText('Unexpected Application Error!');
    await expect(island.getByRole('link', { name: 'Hent siden igen' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('when the network fails', () => {
  test.use({ allowedConsole: [/Failed to load resource|ERR_|Failed to fetch dynamically/] });

  for (const chunk of ['hydrate-island', 'Calculator']) {
    test(`the chunk ${chunk} is retried, and the island works`, async ({ page }) => {
      await abortFirst(page, `**/assets/${chunk}-*.js`);
      await page.goto('/priser#prisudregner');
      await page.locator('[data-island=calculator][data-ready]').waitFor();
    });

    test(`if the chunk ${chunk} fails to load, the island shows an error and a reload link`, async ({
      page,
    }) => {
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
      await page.goto('/priser#prisudregner');
      const island = page.locator('[data-island=calculator]');
      await expect(island).toContainText('Unexpected Application Error!');
      await expect(island).toContainText('ChunkLoadError');
      await expect(island).toContainText('Loading chunk failed');
      await expect(island.getByRole('link', { name: 'Hent siden igen' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }

  for (const address of ['/kontakt', '/kontakt#kontakt-form', '/priser#prisudregner']) {
    test(`the site's script is retried on ${address}, and the form works`, async ({ page }) => {
      await abortFirst(page, '**/assets/app-*.js');
      await page.goto(address);
      const island = page.locator('main [data-island]');
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-ready');
    });

    test(`if the site's script fails to load on ${address}, phone and e-mail replace the form`, async ({
      page,
    }) => {
      await page.route('**/assets/app-*.js', (route) => route.abort());
      await page.goto(address);
      const island = page.locator('main [data-island]');
      await expect(island.locator('a[href^="tel:"]')).toBeVisible();
      await expect(island.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(island.locator('form')).toBeHidden();
    });
  }

  test('if the style sheet fails to load, all content is still visible', async ({ page }) => {
    await page.route('**/assets/style-*.css', (route) => route.abort());
    await page.goto('/tjenester');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('#seo')).toBeVisible();
  });
});
