import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test.describe('an unknown address', () => {
  test.use({ allowedConsole: /404/ });

  test('returns status 404 with a Danish page, whose search opens /artikler, or for an article with the list of them and its search', async ({
    page,
  }) => {
    expect((await page.goto('/findes-ikke'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('searchbox').fill('pris');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/artikler?q=pris');
    await expect(page.getByRole('search').getByRole('status')).toContainText('»pris«');
    expect((await page.goto('/artikler/findes-ikke'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Artiklen blev ikke fundet', level: 1 })).toBeVisible();
    await page.getByRole('searchbox').fill('seo');
    await expect(page.getByRole('search').getByRole('status')).toContainText('»seo«');
  });
});
