import type { Page } from '@playwright/test';
import { type SearchIndex, searchIndexPath } from '#src/features/article-search/search-index.ts';
import { corpus } from '../fixtures/search-corpus.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectWholeText } from './layout-faults.ts';
import { holdRequests, recordRequests } from './requests.ts';

const emptyMessage = 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find en artikel' });
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('search').getByRole('status');
/** Pages that were found; a list item without a heading is a section of one. */
const pagesIn = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const results = (page: Page) => pagesIn(page, 'Søgeresultater');
const elsewhere = (page: Page) => pagesIn(page, 'Andre steder på hjemmesiden');
const list = (page: Page) => page.locator('.article-list');

/** Opens a page and waits until its search is hydrated, which hovering triggers. */
async function open(page: Page, address = '/artikler'): Promise<void> {
  await page.goto(address);
  await field(page).hover();
  await page.locator('[data-island="article-search"]:not([data-when])').waitFor();
}

// What is found is the same whatever has been published since. Tests that open a result search the built site.
test.beforeEach(({ context }) =>
  context.route(`**${searchIndexPath}`, (route) => route.fulfill({ json: corpus })),
);
// The picture or the page of what is found may have been removed since.
test.use({ allowedConsole: /Failed to load resource: .*404/ });

test('the search fetches nothing before the first letter, finds articles, their sections and other pages, marks the words, forgives typing errors, and can be reset', async ({
  page,
}) => {
  const requests = recordRequests(page, /search-worker|soegning/);
  const release = await holdRequests(page, `**${searchIndexPath}`);
  await open(page);
  await field(page).click();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests).toEqual([]);
  await field(page).pressSequentially('chatgpt');
  await expect(status(page)).toHaveText('Henter søgningen …');
  await expect(list(page)).toBeVisible();
  release();
  await expect(list(page)).toBeHidden();
  const section = results(page).first().getByRole('listitem').first();
  await expect(section.getByRole('link', { name: 'Hvem må læse med?' })).toHaveAttribute(
    'href',
    '/artikler/verden-med-ai#hvem-maa-laese-med',
  );
  await expect(section.locator('mark').first()).toHaveText('ChatGPT');
  // Amounts are explained: their VAT may be outside the excerpt.
  await expect(page.getByText('Priser er ekskl. moms')).toBeHidden();
  await field(page).fill('hosting');
  await expect(page.getByText('Priser er ekskl. moms, hvor andet ikke står.')).toBeVisible();
  await field(page).fill('faktura');
  await expect(elsewhere(page).first()).toContainText('Priser');
  await field(page).fill('hjememside');
  await expect(status(page)).toHaveText('Vi fandt ikke »hjememside«. Her er det, der ligner mest.');
  await expect(results(page).first()).toContainText('Hvad koster en hjemmeside');

  await field(page).fill('xyzzy');
  await expect(status(page)).toHaveText(emptyMessage);
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('list', { name: 'Veje videre' }).getByRole('link')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Nulstil' }).click();
  await expect(list(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test('the address follows a query once, when a result is opened, and Back restores the search', async ({
  page,
  context,
  request,
}) => {
  await context.unrouteAll();
  const index: SearchIndex = await (await request.get(searchIndexPath)).json();
  const { title = '', path = '' } = index.articles[0] ?? {};
  await open(page);
  await field(page).fill(title);
  await expect(results(page).first()).toContainText(title);
  expect(new URL(page.url()).search).toBe('');
  await results(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(`/artikler?q=${new URLSearchParams(title).toString().slice(0, -1)}`);
  await expect(field(page)).toHaveValue(title);
  await expect(results(page).first()).toContainText(title);
});

test('category and search text combine, and Back and Forward step through the filters', async ({ page }) => {
  await open(page);
  await category(page, 'Webdesign').click();
  await expect(category(page, 'Webdesign')).toHaveAttribute('aria-pressed', 'true');
  await expect(category(page, 'Alle')).toHaveAttribute('aria-pressed', 'false');
  await expect(status(page)).toHaveText('3 artikler i Webdesign');
  await expect(page).toHaveURL('/artikler?kategori=Webdesign');

  await field(page).fill('typografi');
  await expect(status(page)).toHaveText('2 artikler med »typografi« i Webdesign');
  await category(page, 'SEO').click();
  await expect(status(page)).toHaveText(emptyMessage);
  await expect(page).toHaveURL('/artikler?kategori=SEO&q=typografi');

  await page.goBack();
  await expect(page).toHaveURL('/artikler?kategori=Webdesign&q=typografi');
  await expect(status(page)).toHaveText('2 artikler med »typografi« i Webdesign');
  await page.goBack();
  await expect(page).toHaveURL('/artikler');
  await expect(list(page)).toBeVisible();
  await page.goForward();
  await expect(status(page)).toHaveText('2 artikler med »typografi« i Webdesign');
});

test('an address with a filter opens with it, passes axe, fits 320 px, and the menu link leads to all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/artikler?kategori=SEO&q=moms');
  await expect(results(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('moms');
  await expect(category(page, 'SEO')).toHaveAttribute('aria-pressed', 'true');
  await expect(list(page)).toBeHidden();
  await expect(elsewhere(page)).toHaveCount(0);
  for (const query of ['moms', 'xyzzy']) {
    await field(page).fill(query);
    await expect(status(page)).toContainText(query === 'moms' ? '»moms«' : emptyMessage);
    await expectNoAxeViolations(page, 'search');
    await expectWholeText(page, '320 px');
    const reset = page.getByRole('button', { name: 'Nulstil' });
    expect((await reset.boundingBox())?.height, 'one line').toBeLessThan(50);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('banner').getByRole('link', { name: 'Artikler' }).click();
  await expect(page).toHaveURL('/artikler');
  await expect(list(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('many results are shown in parts, and focus moves to the first one added', async ({ page }) => {
  const [article] = corpus.articles;
  const articles = Array.from({ length: 60 }, (_, at) => ({ ...article, path: `/artikler/artikel-${at}` }));
  await page.route(`**${searchIndexPath}`, (route) => route.fulfill({ json: { articles, sections: [] } }));
  await open(page, '/artikler?kategori=SEO');
  await expect(status(page)).toHaveText('60 artikler i SEO');
  const shown = await results(page).count();
  expect(shown).toBeLessThan(60);
  // By keyboard: a page that still moves between press and release takes a click away.
  await page.getByRole('button', { name: 'Vis flere' }).press('Enter');
  expect(await results(page).count()).toBeGreaterThan(shown);
  await expect(results(page).nth(shown).getByRole('heading').getByRole('link')).toBeFocused();
});

test.describe('when the index cannot be loaded', () => {
  test.use({ allowedConsole: /Failed to load resource|ERR_FAILED|Failed to fetch/ });

  test('the search keeps the list, says so and tries again when the visitor does', async ({ page }) => {
    await page.route(`**${searchIndexPath}`, (route) => route.abort());
    await open(page);
    await field(page).fill('gdpr');
    // Nothing tells whether the visitor's connection or the host is to blame.
    await expect(status(page)).toHaveText(
      /^Søgningen kunne ikke hentes\. Prøv igen om lidt\. [^.]*listen herunder\.$/,
    );
    await expect(list(page)).toBeVisible();
    await page.unroute(`**${searchIndexPath}`);
    await field(page).press('Enter');
    await expect(results(page).first()).toBeVisible();
    await expect(status(page)).toContainText('»gdpr«');
  });
});
