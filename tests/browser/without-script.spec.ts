import type { Page } from '@playwright/test';
import * as contact from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import * as quote from './quote-form.ts';

/** Blocks scripts by policy, as companies' proxies and blockers do: the browser then counts as one that runs scripts. */
const blockScripts = (page: Page) =>
  page.route(/^[^.]*:\/\/[^/]*\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'where a policy blocks scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, allowedConsole: [/Content Security Policy|404/] });

    test('the forms show phone, e-mail and prices instead, and no control is shown that does nothing', async ({
      page,
    }) => {
      if (javaScriptEnabled) await blockScripts(page);
      for (const { address, island, instead } of [
        { ...contact, instead: 'Ring eller skriv til os.' },
        { ...quote, instead: /Lille.*Mellemstor.*Stor.*Basis SEO.*Standard SEO.*Premium SEO/s },
      ]) {
        await page.goto(address);
        await expect(island(page)).toContainText(instead, { useInnerText: true });
        await expect(island(page).locator('a[href^="tel:"]')).toBeVisible();
        await expect(island(page).locator('a[href^="mailto:"]')).toBeVisible();
        await expect(island(page).locator('form')).toBeHidden();
      }
      for (const [address, shown] of [
        ['/', page.getByRole('heading', { level: 1 })],
        ['/artikler', page.getByRole('link', { name: /\w/ }).first()],
        ['/artikler/seo-guide-2025', page.getByRole('heading', { level: 1 })],
        ['/cookies', page.getByText('Uden JavaScript gemmer hjemmesiden intet')],
        ['/findes-ikke', page.getByRole('heading', { level: 1 })],
      ] as const) {
        await page.goto(address);
        await expect(shown).toBeVisible();
        await expect(page.getByRole('search'), address).toBeHidden();
        await expect(page.locator('[data-needs-script]:visible'), address).toHaveCount(0);
        // Nothing is reserved for the bar, which only a script shows.
        expect((await page.getByRole('banner').boundingBox())?.y, address).toBe(0);
      }
    });
  });
