import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { type SearchDocument, searchIndexPath } from '#src/features/article-search/documents.ts';
import { type Section, sectionsPath } from '#src/features/article-search/sections.ts';
import { articlesBySections } from '../fixtures/built-articles.ts';
import { manyDocuments } from '../fixtures/many-documents.ts';
import { documents, sections } from '../fixtures/search-corpus.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './layout-faults.ts';
import { holdRequests, recordRequests } from './requests.ts';

const emptyMessage = 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find en artikel' });
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('search').getByRole('status');
const results = (page: Page) =>
  page
    .getByRole('region', { name: 'Søgeresultater' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
/** Matches a status text about articles, with or without hits in texts and on other pages. */
const statusText = (text: string) => new RegExp(`^${text}(, og flere steder i teksten)?$`);
/** Passages; a list item with a heading is a page with its passages. */
const passages = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region })
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('heading') });
const inText = (page: Page) => passages(page, 'I teksten');
const elsewhere = (page: Page) => passages(page, 'Andre steder på hjemmesiden');
const list = (page: Page) => page.locator('[data-article-list]');

/** Opens a page and waits until its search is hydrated, which hovering triggers. */
async function open(page: Page, address = '/artikler'): Promise<void> {
  await page.goto(address);
  await field(page).hover();
  await page.locator('[data-island="article-search"][data-ready]').waitFor();
}

const published = articlesBySections().map(({ path }) => path);
const removed = documents.map(({ path }) => path).filter((path) => !published.includes(path));

// What is found is the same whatever has been published since. Tests that open a result search the built site.
test.beforeEach(async ({ context }) => {
  await context.route(`**${searchIndexPath}`, (route) => route.fulfill({ json: documents }));
  await context.route(`**${sectionsPath}`, (route) => route.fulfill({ json: sections }));
  // The site prefetches the page of a link that is touched, and what is found may have been removed since.
  for (const path of removed) {
    await context.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await context.route(`**/billeder${path}-*`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
  }
});

/** Lets the page search the built site. Returns its articles and sections. */
async function searchBuiltSite({
  request,
  context,
}: {
  request: APIRequestContext;
  context: BrowserContext;
}) {
  await context.unrouteAll();
  const articles: SearchDocument[] = await (await request.get(searchIndexPath)).json();
  const texts: Section[] = await (await request.get(sectionsPath)).json();
  return { articles, texts };
}

test('an address with an unknown category or other parameters stays as it is', async ({ page }) => {
  const address = '/artikler?kategori=ukendt&ref';
  await open(page, address);
  await list(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/artikler\/./);
  await page.goBack();
  await expect(page).toHaveURL(address);
});

test('the search highlights words and hides the list of articles', async ({ page }) => {
  await open(page);
  await field(page).pressSequentially('dubletter');
  await expect(status(page)).toHaveText(statusText('1 artikel med »dubletter«'));
  await expect(list(page)).toBeHidden();
  await expect(results(page)).toHaveCount(1);
  await expect(results(page).locator('mark')).toHaveText('dubletter');
});

test('Back from an article restores the search', async ({ page, request, context }) => {
  const { articles } = await searchBuiltSite({ request, context });
  const { title = '', path = '' } = articles[0] ?? {};
  await open(page);
  await field(page).fill(title);
  await results(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(field(page)).toHaveValue(title);
  await expect(results(page).first()).toContainText(title);
});

test('a search result with a matching heading links to that section', async ({ page }) => {
  await open(page);
  await field(page).fill('tommelfingre');
  await expect(results(page).getByRole('link', { name: 'Tommelfingre og trykflader' })).toHaveAttribute(
    'href',
    '/artikler/mobilvenlige-hjemmesider#trykflader',
  );
});

test('the search tolerates typing errors and says that nothing matches exactly', async ({ page }) => {
  await open(page);
  await field(page).fill('hjememside');
  await expect(status(page)).toContainText('Ingen artikler indeholder præcis »hjememside«.');
  await expect(results(page).first()).toContainText('Hvad koster en hjemmeside');
});

test('a search without results says so, offers links and can be reset', async ({ page }) => {
  await open(page);
  await field(page).fill('xyzzy');
  await expect(status(page)).toHaveText(emptyMessage);
  await expect(list(page)).toBeHidden();
  await expect
    .soft(page.getByRole('list', { name: 'Veje videre' }).getByRole('link'))
    .toHaveText(['Se alle artikler', 'Se priser og spørgsmål', 'Spørg os']);
  await page.getByRole('button', { name: 'Nulstil' }).click();
  await expect(list(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/artikler');
});

test('category and search text combine, and Back and Forward step through the filters', async ({ page }) => {
  await open(page);
  await category(page, 'Webdesign').click();
  await expect(category(page, 'Webdesign')).toHaveAttribute('aria-pressed', 'true');
  await expect(category(page, 'Alle')).toHaveAttribute('aria-pressed', 'false');
  await expect(status(page)).toHaveText(statusText('3 artikler i Webdesign'));
  await expect(page).toHaveURL('/artikler?kategori=Webdesign');

  await field(page).fill('typografi');
  await expect(status(page)).toHaveText(statusText('2 artikler med »typografi« i Webdesign'));
  await expect(page).toHaveURL('/artikler?kategori=Webdesign&q=typografi');

  await category(page, 'SEO').click();
  await expect(status(page)).toHaveText(emptyMessage);
  await expect(page).toHaveURL('/artikler?kategori=SEO&q=typografi');

  await page.goBack();
  await expect(field(page)).toHaveValue('typografi');
  await expect(category(page, 'Webdesign')).toHaveAttribute('aria-pressed', 'true');
  await expect(status(page)).toHaveText(statusText('2 artikler med »typografi« i Webdesign'));
  await page.goBack();
  await expect(page).toHaveURL('/artikler');
  await expect(field(page)).toHaveValue('');
  await expect(list(page)).toBeVisible();
  await page.goForward();
  await expect(status(page)).toHaveText(statusText('2 artikler med »typografi« i Webdesign'));

  // What was typed just before belongs to the entry that is left; the same choice again adds no entry.
  await field(page).fill('farver');
  await category(page, 'SEO').click();
  await category(page, 'SEO').click();
  await expect(page).toHaveURL('/artikler?kategori=SEO&q=farver');
  await page.goBack();
  await expect(page).toHaveURL('/artikler?kategori=Webdesign&q=farver');
  await expect(field(page)).toHaveValue('farver');
});

test('an address with a category and search text opens with that filter', async ({ page }) => {
  await page.goto('/artikler?kategori=SEO&q=indeksering');
  await expect(status(page)).toHaveText(statusText('1 artikel med »indeksering« i SEO'));
  await expect(field(page)).toHaveValue('indeksering');
  await expect(category(page, 'SEO')).toHaveAttribute('aria-pressed', 'true');
  await expect(list(page)).toBeHidden();
});

test('the menu link “Artikler” clears the filter of the article list', async ({ page }) => {
  await open(page, '/artikler?q=gdpr');
  await expect(results(page)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Artikler' }).click();
  await expect(list(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/artikler');
});

test('the search works by keyboard, with arrow keys for results and Escape to clear', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.type('farver');
  await expect(status(page)).toHaveText(statusText('3 artikler med »farver«'));
  const links = results(page).getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  // The field is the first stop, and Enter submits nothing.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(category(page, 'Alle')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(list(page)).toBeVisible();
});

for (const [state, address] of [
  ['with results', '/artikler?q=farver'],
  ['without results', '/artikler?q=xyzzy'],
] as const) {
  test(`the search ${state} passes axe and does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    await expect(list(page)).toBeHidden();
    await expectNoAxeViolations(page, 'search');
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
}

test('text typed before the search index is loaded is kept and searched', async ({ page }) => {
  const release = await holdRequests(page, `**${searchIndexPath}`);
  await open(page);
  await field(page).fill('gdpr');
  await expect(status(page)).toHaveText('Henter søgningen …');
  await expect(list(page)).toBeVisible();
  release();
  await expect(status(page)).toHaveText(statusText('1 artikel med »gdpr«'));
});

test.describe('when the article index cannot be loaded', () => {
  test.use({ allowedConsole: [/Failed to load resource|ERR_FAILED/] });

  test('the search keeps the list, announces the error and retries on interaction', async ({ page }) => {
    await page.route(`**${searchIndexPath}`, (route) => route.abort());
    await open(page);
    await field(page).fill('gdpr');
    await expect(page.getByRole('search').getByRole('alert')).toContainText('Søgningen kunne ikke hentes.');
    await expect(list(page)).toBeVisible();
    await expect(field(page)).toHaveValue('gdpr');

    await page.unroute(`**${searchIndexPath}`);
    await field(page).click();
    await expect(status(page)).toHaveText(statusText('1 artikel med »gdpr«'));
    await expect(page.getByRole('search').getByRole('alert')).toHaveCount(0);
  });
});

test.describe('article list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the list and hides the search', async ({ page }) => {
    await page.goto('/artikler');
    await expect(list(page).getByRole('link').first()).toBeVisible();
    await expect(page.locator('input[type="search"]')).toBeHidden();
  });
});

test.describe('the address of an unknown article', () => {
  test.use({ allowedConsole: [/404/] });

  test('returns status 404 with a message and the searchable list of articles', async ({ page }) => {
    const answer = page.waitForResponse('**/artikler/findes-ikke');
    await open(page, '/artikler/findes-ikke');
    expect((await answer).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikler');
    await expect(page.getByText('Artiklen blev ikke fundet.')).toBeVisible();
    await field(page).fill('gdpr');
    await expect(status(page)).toHaveText(statusText('1 artikel med »gdpr«'));
  });
});

test.describe('search in a thousand articles', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(`**${searchIndexPath}`, (route) => route.fulfill({ json: manyDocuments(1000) }));
    // The generated articles have no pages, but the site prefetches a page when its link is touched.
    await page.route('**/artikler/artikel-*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
  });

  test('shows 24 results at a time, and moves focus to the first one added', async ({ page }) => {
    await open(page, '/artikler?kategori=SEO');
    await expect(status(page)).toHaveText(statusText('167 artikler i SEO'));
    await expect(results(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Vis flere' }).click();
    await expect(results(page)).toHaveCount(48);
    await expect(results(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused();
  });
});

test('a word that is only in article texts is found with links to its sections', async ({ page }) => {
  await open(page);
  await field(page).fill('chatgpt');
  const hit = inText(page).filter({ hasText: 'Hvem må læse med?' });
  await expect(hit.locator('mark').first()).toHaveText('ChatGPT');
  await expect(hit.getByRole('link')).toHaveAttribute('href', '/artikler/verden-med-ai#hvem-maa-laese-med');
});

test('hits that show an amount without its VAT words say that prices are without VAT', async ({ page }) => {
  await open(page);
  const note = page.getByText('Priser er ekskl. moms, hvor andet ikke står.');
  await field(page).fill('skønhedsklinik');
  await expect(inText(page).first()).toContainText('kr.');
  await expect(note).toBeVisible();
  await field(page).fill('chatgpt');
  await expect(inText(page).first()).toContainText('ChatGPT');
  await expect(note).toBeHidden();
});

test('hits on other pages form a separate group, of which more are shown on request', async ({ page }) => {
  await open(page);
  await field(page).fill('moms');
  await expect(status(page)).toHaveText(/^»moms« står i \d+ artikler og på \d+ andre sider$/);
  const others = page.getByRole('region', { name: 'Andre steder på hjemmesiden' });
  const titles = others.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(3);
  await others.getByRole('button').click();
  await expect.poll(() => titles.count()).toBeGreaterThan(3);
  await expect(titles.nth(3).locator('xpath=..').getByRole('link').first()).toBeFocused();
});

test('with a query the first result is in view on a phone, also when the address has it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await field(page).fill('google');
  await expect(results(page).first()).toBeVisible();
  await expect.poll(async () => (await results(page).first().boundingBox())?.y).toBeLessThan(680);
  await page.goto('/artikler?q=google');
  const head = () => page.locator('main h1').evaluate((title) => getComputedStyle(title).fontSize);
  const atFirst = await head();
  await expect(results(page).first()).toBeVisible();
  expect(await head()).toBe(atFirst);
  expect((await page.locator('main h1').boundingBox())?.height).toBeLessThan(50);
});

test('passages of one article stand together below its title', async ({ page }) => {
  await open(page);
  await field(page).fill('google');
  const articles = page.getByRole('region', { name: 'I teksten' });
  await expect(articles.getByRole('heading', { level: 3 })).toHaveCount(3);
  const titles = await articles.getByRole('heading', { level: 3 }).allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
  const addresses = await inText(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses.length).toBeGreaterThan(3);
  // Each change of address is a new article.
  expect(addresses.filter((address, index) => address !== addresses[index - 1])).toHaveLength(3);
});

test('a question that is found opens its answer', async ({ page, request, context }) => {
  const { texts } = await searchBuiltSite({ request, context });
  const question = texts.find(({ href }) => href.includes('#faq-'));
  if (!question) throw new Error('no question in the index');
  await open(page);
  await field(page).fill(question.heading);
  await elsewhere(page)
    .getByRole('link')
    .and(page.locator(`[href="${question.href}"]`))
    .click();
  await expect(page).toHaveURL(question.href);
  await expect(page.locator(`[id="${question.href.split('#')[1]}"]`)).toBeVisible();
});

test('a category excludes text hits in articles of other categories and on other pages', async ({ page }) => {
  await open(page, '/artikler?kategori=SEO&q=moms');
  await expect(inText(page).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Andre steder på hjemmesiden' })).toHaveCount(0);
  const seo = documents.filter(({ category }) => category === 'SEO').map(({ path }) => path);
  for (const link of await inText(page).getByRole('link').all())
    expect(seo).toContain((await link.getAttribute('href'))?.split('#')[0]);
});

test('“/” focuses the search field, and arrow keys move through both result groups', async ({ page }) => {
  await page.goto('/artikler');
  await page.locator('html[data-script]').waitFor();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('gratis/moms');
  await expect(field(page)).toHaveValue('gratis/moms');
  await field(page).fill('gratis');
  // The results of the previous query stay until those of this one are found.
  await expect(status(page)).toContainText('»gratis«');
  await expect(elsewhere(page).first()).toBeVisible();
  const links = page.getByRole('search').locator('ol a');
  const count = await links.count();
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(at)).toBeFocused();
  }
  await expect(elsewhere(page).last().getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('screen readers announce the number of results once per pause in typing', async ({ page }) => {
  await open(page);
  // The search is loaded by a first query: on a slow connection its loading is announced too.
  await field(page).fill('gratis');
  await expect(status(page)).toContainText('»gratis«');
  await field(page).selectText();
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const element = document.querySelector('search [role="status"]');
    if (!element) throw new Error('no status');
    new MutationObserver(() => announced.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  // Typed in the page: on a slow machine, `pressSequentially` pauses long enough between two keys for an announcement.
  await page.evaluate(async () => {
    for (const letter of 'dubletter') {
      document.execCommand('insertText', false, letter);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await expect(status(page)).toHaveText(statusText('1 artikel med »dubletter«'));
  await page.waitForTimeout(1500);
  const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  expect(announced.filter(Boolean)).toHaveLength(1);
});

for (const width of [390, 768, 1440]) {
  test(`at ${width} px article results do not move while hits in texts load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdRequests(page, '**/soegning/**');
    await open(page);
    await field(page).fill('farver');
    await expect(results(page)).toHaveCount(3);
    const places = () =>
      results(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top + scrollY));
    const before = await places();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
    release();
    await expect(inText(page).first()).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test.describe('on the 404 page', () => {
  test.use({ allowedConsole: [/404/] });

  test('the search field opens /artikler and finds other pages too', async ({ page }) => {
    await page.goto('/404');
    await page.getByRole('searchbox').fill('fortrydelsesret');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/artikler?q=fortrydelsesret');
    await expect(field(page)).toHaveValue('fortrydelsesret');
    await expect(page.getByRole('region', { name: 'Andre steder på hjemmesiden' })).toContainText(
      'Handelsbetingelser',
    );
  });
});

test('the search fetches nothing before the first letter, and its index once', async ({ page }) => {
  const requests = recordRequests(page, /search-worker|soegeindeks|soegning/);
  await open(page);
  await field(page).focus();
  await field(page).click();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests).toEqual([]);
  await field(page).fill('gdpr');
  await expect(elsewhere(page).first()).toBeVisible();
  await category(page, 'SEO').click();
  await expect(page).toHaveURL(/kategori=SEO/);
  await field(page).fill('indeksering');
  await expect(status(page)).toContainText('»indeksering«');
  for (const path of [searchIndexPath, sectionsPath])
    expect(requests.filter((address) => address.endsWith(path))).toHaveLength(1);
});

test.describe('when the texts cannot be loaded', () => {
  test.use({ allowedConsole: [/Failed to load|ERR_FAILED/] });

  test('articles are found, an error is shown, and the search recovers', async ({ page }) => {
    await page.route(`**${sectionsPath}`, (route) => route.abort());
    await open(page);
    await field(page).fill('dubletter');
    await expect(results(page)).toHaveCount(1);
    await expect(page.getByText('Teksten kunne ikke gennemsøges.')).toBeVisible();

    await page.unroute(`**${sectionsPath}`);
    await field(page).fill('chatgpt');
    await expect(inText(page).first()).toBeVisible();
    await expect(page.getByText('Teksten kunne ikke gennemsøges.')).toHaveCount(0);
  });
});

test('the search goes on offline once it is loaded', async ({ page, context }) => {
  await open(page);
  await field(page).fill('gdpr');
  await expect(elsewhere(page).first()).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('chatgpt');
  await expect(inText(page).first()).toContainText('ChatGPT');
});

test('the search goes on in a translated page, where every text has become an element', async ({ page }) => {
  await open(page);
  /** Does what a browser's translator does to each text that appears. */
  const translate = () =>
    page.getByRole('search').evaluate((search) => {
      const texts = document.createTreeWalker(search, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    });
  await translate();
  for (const query of ['farver', 'farvernes', 'dubletter', 'xyzzy', 'moms', 'hjememside', 'farver']) {
    await field(page).fill(query);
    await expect(status(page)).toContainText(query === 'xyzzy' ? emptyMessage : `»${query}«`);
    await expect(page.getByRole('search').locator('[aria-busy="false"]')).toHaveCount(1);
    await translate();
  }
  await expect(results(page).first().locator('mark').first()).toHaveText(/farver/i);
  await category(page, 'SEO').click();
  await translate();
  await page.getByRole('button', { name: 'Nulstil' }).click();
  await expect(list(page)).toBeVisible();
  await expect(status(page)).toHaveText('');
});

test('the search writes its address on a page whose path begins with two slashes', async ({
  page,
  request,
  baseURL,
}) => {
  const body = await (await request.get('/artikler')).text();
  await page.route(
    ({ pathname }) => pathname === '//artikler',
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
  await open(page, `${baseURL}//artikler`);
  await field(page).fill('gdpr');
  await expect(page).toHaveURL(`${baseURL}//artikler?q=gdpr`);
});

test('with data saving on, the search loads the text index only on request', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const requests = recordRequests(page, '/soegning/');
  await open(page);
  await field(page).fill('gdpr');
  await expect(status(page)).toHaveText('1 artikel med »gdpr«');
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: /Søg også i teksten/ }).click();
  await expect(elsewhere(page).first()).toBeVisible();
});
