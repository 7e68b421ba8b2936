import type { Page } from '@playwright/test';
import { searchIndexPath } from '#src/features/article-search/documents.ts';
import { manyDocuments } from '../fixtures/many-documents.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { sidewaysScroll } from './layout-faults.ts';
import { holdRequests, recordRequests } from './requests.ts';

const emptyMessage = 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find en artikel' });
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('search').getByRole('status');
const results = (page: Page) =>
  page
    .getByRole('search')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
/** What the status says of the articles, whatever stands in the texts besides. */
const articlesSaid = (text: string) => new RegExp(`^${text}(, \\d+ afsnit)?( og \\d+ [^»]+)?$`);
const inText = (page: Page) => page.getByRole('region', { name: 'I teksten' }).getByRole('listitem');
const elsewhere = (page: Page) =>
  page.getByRole('region', { name: 'Andre steder på siden' }).getByRole('listitem');
const list = (page: Page) => page.locator('[data-article-list]');

/** Opens a page and waits until its search answers; the pointer over it is what loads it. */
async function open(page: Page, address = '/artikler'): Promise<void> {
  await page.goto(address);
  await field(page).hover();
  await page.locator('[data-island="article-search"][data-ready]').waitFor();
}

test('typing finds articles, marks the words and leads to the article; back from it all is as it was left', async ({
  page,
}) => {
  await open(page);
  await field(page).pressSequentially('dubletter');
  await expect(status(page)).toHaveText(articlesSaid('1 artikel med »dubletter«'));
  await expect(list(page)).toBeHidden();
  await expect(results(page)).toHaveCount(1);
  await expect(results(page).locator('mark')).toHaveText('dubletter');
  await results(page).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL('/artikler/google-indeksering');
  await page.goBack();
  await expect(field(page)).toHaveValue('dubletter');
  await expect(status(page)).toHaveText(articlesSaid('1 artikel med »dubletter«'));
});

test('a heading that matches leads to its section', async ({ page }) => {
  await open(page);
  await field(page).fill('tommelfingre');
  await results(page).getByRole('link', { name: 'Tommelfingre og trykflader' }).click();
  await expect(page).toHaveURL('/artikler/mobilvenlige-hjemmesider#trykflader');
});

test('a slip of the fingers is forgiven, and said', async ({ page }) => {
  await open(page);
  await field(page).fill('hjememside');
  await expect(status(page)).toContainText('Ingen artikler rummer »hjememside« præcis sådan.');
  await expect(results(page).first()).toContainText('Hvad koster en hjemmeside');
});

test('nothing found is said in so many words, with three ways on, and Nulstil brings the list back', async ({
  page,
}) => {
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

test('category and text narrow each other, and Back takes the steps back', async ({ page }) => {
  await open(page);
  await category(page, 'Webdesign').click();
  await expect(category(page, 'Webdesign')).toHaveAttribute('aria-pressed', 'true');
  await expect(category(page, 'Alle')).toHaveAttribute('aria-pressed', 'false');
  await expect(status(page)).toHaveText(articlesSaid('3 artikler i Webdesign'));
  await expect(page).toHaveURL('/artikler?kategori=Webdesign');

  await field(page).fill('typografi');
  await expect(status(page)).toHaveText(articlesSaid('2 artikler med »typografi« i Webdesign'));
  await expect(page).toHaveURL('/artikler?kategori=Webdesign&q=typografi');

  await category(page, 'SEO').click();
  await expect(status(page)).toHaveText(emptyMessage);
  await expect(page).toHaveURL('/artikler?kategori=SEO&q=typografi');

  await page.goBack();
  await expect(field(page)).toHaveValue('typografi');
  await expect(category(page, 'Webdesign')).toHaveAttribute('aria-pressed', 'true');
  await expect(status(page)).toHaveText(articlesSaid('2 artikler med »typografi« i Webdesign'));
  await page.goBack();
  await expect(page).toHaveURL('/artikler');
  await expect(field(page)).toHaveValue('');
  await expect(list(page)).toBeVisible();
  await page.goForward();
  await expect(status(page)).toHaveText(articlesSaid('2 artikler med »typografi« i Webdesign'));
});

test('an address with a filter opens filtered', async ({ page }) => {
  await page.goto('/artikler?kategori=SEO&q=indeksering');
  await expect(status(page)).toHaveText(articlesSaid('1 artikel med »indeksering« i SEO'));
  await expect(field(page)).toHaveValue('indeksering');
  await expect(category(page, 'SEO')).toHaveAttribute('aria-pressed', 'true');
  await expect(list(page)).toBeHidden();
});

test('the menu leads from a filtered list to the whole', async ({ page }) => {
  await open(page, '/artikler?q=gdpr');
  await expect(results(page)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Artikler' }).click();
  await expect(list(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/artikler');
});

test('the keyboard does it all', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.type('farver');
  await expect(status(page)).toHaveText(articlesSaid('3 artikler med »farver«'));
  const links = results(page).getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  // Nothing above the field, and nothing sent by Enter.
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
  ['results', '/artikler?q=farver'],
  ['nothing found', '/artikler?q=xyzzy'],
] as const) {
  test(`${state}: no fault that a checker finds, and no sideways scroll at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    await expect(list(page)).toBeHidden();
    await expectNoAxeViolations(page, 'search');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}

test('what is typed before the index arrives is kept and applied', async ({ page }) => {
  const release = await holdRequests(page, `**${searchIndexPath}`);
  await open(page);
  await field(page).fill('gdpr');
  await expect(status(page)).toHaveText('Henter søgningen …');
  await expect(list(page)).toBeVisible();
  release();
  await expect(status(page)).toHaveText(articlesSaid('1 artikel med »gdpr«'));
});

test.describe('with the index out of reach', () => {
  test.use({ allowedConsole: [/Failed to load resource|ERR_FAILED/] });

  test('the list stays, the failure is said, and the next touch tries again', async ({ page }) => {
    await page.route(`**${searchIndexPath}`, (route) => route.abort());
    await open(page);
    await field(page).fill('gdpr');
    await expect(page.getByRole('search').getByRole('alert')).toContainText('Søgningen kunne ikke hentes.');
    await expect(list(page)).toBeVisible();
    await expect(field(page)).toHaveValue('gdpr');

    await page.unroute(`**${searchIndexPath}`);
    await field(page).click();
    await expect(status(page)).toHaveText(articlesSaid('1 artikel med »gdpr«'));
    await expect(page.getByRole('search').getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there and the search is not', async ({ page }) => {
    await page.goto('/artikler');
    await expect(list(page).getByRole('link').first()).toBeVisible();
    await expect(page.locator('input[type="search"]')).toBeHidden();
  });
});

test.describe('an unknown article', () => {
  test.use({ allowedConsole: [/404/] });

  test('shows the overview with status 404, says so, and can be searched', async ({ page }) => {
    const answer = page.waitForResponse('**/artikler/findes-ikke');
    await open(page, '/artikler/findes-ikke');
    expect((await answer).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikler');
    await expect(page.getByText('Artiklen blev ikke fundet.')).toBeVisible();
    await field(page).fill('gdpr');
    await expect(status(page)).toHaveText(articlesSaid('1 artikel med »gdpr«'));
  });
});

test.describe('a thousand articles', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(`**${searchIndexPath}`, (route) => route.fulfill({ json: manyDocuments(1000) }));
    // Nobody wrote them: the app fetches a page ahead when its link is touched.
    await page.route('**/artikler/artikel-*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
  });

  test('show a page of results at a time', async ({ page }) => {
    await open(page, '/artikler?kategori=SEO');
    await expect(status(page)).toHaveText(articlesSaid('167 artikler i SEO'));
    await expect(results(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Vis flere' }).click();
    await expect(results(page)).toHaveCount(48);
    await expect(results(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused();
  });
});

test('a word that stands in the texts only leads to its sections', async ({ page }) => {
  await open(page);
  await field(page).fill('chatgpt');
  await expect(inText(page).first()).toContainText('Hvem må læse med?');
  await expect(inText(page).first().locator('mark').first()).toHaveText('ChatGPT');
  await inText(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/artikler/verden-med-ai#hvem-maa-laese-med');
});

test('what the rest of the site says stands in a group of its own, and leads to the open answer', async ({
  page,
}) => {
  await open(page);
  await field(page).fill('moms');
  await expect(status(page)).toHaveText(/^»moms« står i \d+ afsnit og \d+ andre steder på siden$/);
  await expect(elsewhere(page)).toHaveCount(3);
  await page.getByRole('region', { name: 'Andre steder på siden' }).getByRole('button').click();
  await expect(elsewhere(page)).toHaveCount(13);
  await expect(elsewhere(page).nth(3).getByRole('link')).toBeFocused();
  await elsewhere(page).getByRole('link', { name: 'Er priserne med moms?' }).click();
  await expect(page).toHaveURL(/\/priser#faq-priser-\d+$/);
  await expect(page.getByText('Nej. Priserne på pakker')).toBeVisible();
});

test('a category leaves out what belongs to another, and the rest of the site', async ({ page }) => {
  await open(page, '/artikler?kategori=SEO&q=moms');
  await expect(inText(page).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Andre steder på siden' })).toHaveCount(0);
  for (const link of await inText(page).getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^\/artikler\/(seo-guide-2025|google-indeksering)#/);
});

test('the slash focuses the field, arrows walk through both groups, Escape clears', async ({ page }) => {
  await page.goto('/artikler');
  await page.locator('html[data-script]').waitFor();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('gratis/moms');
  await expect(field(page)).toHaveValue('gratis/moms');
  await field(page).fill('gratis');
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

test('the hits are read aloud once for each pause in the typing', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const element = document.querySelector('search [role="status"]');
    if (!element) throw new Error('no status');
    new MutationObserver(() => said.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await field(page).pressSequentially('dubletter', { delay: 60 });
  await expect(status(page)).toHaveText(articlesSaid('1 artikel med »dubletter«'));
  await page.waitForTimeout(1500);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter(Boolean)).toHaveLength(1);
});

for (const width of [390, 768, 1440]) {
  test(`nothing that is read moves while the texts are looked through, ${width} px`, async ({ page }) => {
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

test('the 404 page’s search leads here with the query, and finds pages too', async ({ page }) => {
  await page.goto('/404');
  await page.getByRole('searchbox').fill('fortrydelsesret');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/artikler?q=fortrydelsesret');
  await expect(field(page)).toHaveValue('fortrydelsesret');
  await expect(elsewhere(page).first()).toContainText('Handelsbetingelser');
});

test('nothing of the search is fetched before the first letter, and the index once', async ({ page }) => {
  const asked = recordRequests(page, /search-worker|soegeindeks|soegning/);
  await open(page);
  await field(page).focus();
  await field(page).click();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
  await field(page).fill('gdpr');
  await expect(elsewhere(page).first()).toBeVisible();
  expect(asked.some((address) => address.includes('soegning/pagefind.js'))).toBe(true);
  await category(page, 'SEO').click();
  await expect(page).toHaveURL(/kategori=SEO/);
  expect(asked.filter((address) => address.endsWith(searchIndexPath))).toHaveLength(1);
});

test.describe('with the texts out of reach', () => {
  test.use({
    allowedConsole: [/Failed to load|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Error loading|WebAssembly|404/],
  });

  for (const [what, address] of [
    ['the engine', '**/soegning/wasm*'],
    ['the script', '**/soegning/pagefind.js'],
    ['the list of words', '**/soegning/index/**'],
    ['the list of pages', '**/soegning/sider.json'],
    ['the sections', '**/soegning/afsnit/**'],
  ] as const) {
    test(`without ${what} the articles are found, and the gap is said`, async ({ page }) => {
      await page.route(address, (route) => route.abort());
      await open(page);
      await field(page).fill('dubletter');
      await expect(results(page)).toHaveCount(1);
      await expect(page.getByText('Teksten kunne ikke gennemsøges.')).toBeVisible();

      await page.unroute(address);
      await field(page).fill('chatgpt');
      await expect(inText(page).first()).toBeVisible();
      await expect(page.getByText('Teksten kunne ikke gennemsøges.')).toHaveCount(0);
    });
  }

  test('without a connection the articles are found, the gap is said, and all is well when it is back', async ({
    page,
    context,
  }) => {
    await open(page);
    await field(page).fill('gdpr');
    await expect(elsewhere(page).first()).toBeVisible();
    await context.setOffline(true);
    await field(page).fill('typografi');
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByText('Teksten kunne ikke gennemsøges.')).toBeVisible();
    await context.setOffline(false);
    await field(page).fill('chatgpt');
    await expect(inText(page).first()).toBeVisible();
    await expect(page.getByText('Teksten kunne ikke gennemsøges.')).toHaveCount(0);
  });
});

test('who saves data is asked before the texts are searched', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const asked = recordRequests(page, '/soegning/');
  await open(page);
  await field(page).fill('gdpr');
  await expect(status(page)).toHaveText('1 artikel med »gdpr«');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /Søg også i teksten/ }).click();
  await expect(elsewhere(page).first()).toBeVisible();
});
