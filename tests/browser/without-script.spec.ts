import type { Page } from '@playwright/test';
import { seo, websites } from '#src/site/packages.ts';
import { longestArticle } from '../build/longest-article.ts';
import * as contact from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import * as quote from './quote-form.ts';
import { holdRequests } from './requests.ts';

/** Blocks scripts by policy, as companies' proxies and blockers do: the browser then counts as one that runs scripts. */
const blockScripts = (page: Page) =>
  page.route(/^[^.]*:\/\/[^/]*\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'where a policy blocks scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, allowedConsole: /Content Security Policy/ });

    test('the forms show phone, e-mail and prices instead', async ({ page }) => {
      if (javaScriptEnabled) await blockScripts(page);
      for (const { address, island, instead } of [
        { ...contact, instead: 'Skriv beskeden som e-mail' },
        {
          ...quote,
          instead: new RegExp(
            [...Object.values(websites), ...Object.values(seo)].map(({ name }) => name).join('.*'),
            's',
          ),
        },
      ]) {
        await page.goto(address);
        await expect(island(page)).toContainText(instead, { useInnerText: true });
        await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
        await expect(island(page).locator('a[href^="mailto:"]')).toBeVisible();
        await expect(island(page).locator('form')).toBeHidden();
      }
    });
  });

test.describe('without JavaScript, at 320 px', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: /404/, viewport: { width: 320, height: 700 } });

  test('no page shows a control that does nothing', async ({ page }) => {
    for (const address of ['/artikler', longestArticle().path, '/findes-ikke', '/cookies']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('search'), address).toBeHidden();
      await expect(page.locator('[data-needs-script]:visible'), address).toHaveCount(0);
      // Nothing is reserved for the bar, which only a script shows.
      expect((await page.getByRole('banner').boundingBox())?.y, address).toBe(0);
    }
    await expect(page.getByText('Uden JavaScript gemmer hjemmesiden intet')).toBeVisible();
  });

  test('the menu opens and closes, and the button of a package leads to the calculator with the choice in the address', async ({
    page,
  }) => {
    await page.goto('/priser');
    await page.locator('header [popovertarget=sidemenu]').click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Luk', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await page
      .locator('main')
      .getByRole('link', { name: `Regn videre med ${websites.stor.name}` })
      .click();
    await expect(page).toHaveURL('/priser?stoerrelse=stor#prisudregner');
    await expect(quote.island(page).getByRole('table')).toBeInViewport();
  });
});

test('nothing is hidden while the script is on its way', async ({ page }) => {
  await holdRequests(page, '**/assets/app-*.js');
  await page.goto('/omos', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main h2').last()).toBeVisible();
});

test.describe('when the script comes in half', () => {
  test.use({ allowedConsole: /page error: Unexpected end/ });

  test('phone and e-mail replace the form', async ({ page }) => {
    const half = { contentType: 'text/javascript', body: 'const half = {' };
    await page.route('**/assets/app-*.js', (route) => route.fulfill(half));
    await page.goto(contact.address);
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(contact.island(page).locator('a[href^="mailto:"]')).toBeVisible();
    await expect(contact.island(page).locator('form')).toBeHidden();
  });
});
