import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test('the header has everything on one line, with a button to the price', async ({ page }) => {
  await page.goto('/cases');
  const header = page.getByRole('banner');
  for (const width of [640, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.getByRole('link', { name: 'Beregn din pris' })).toHaveAttribute(
      'href',
      '/priser#prisudregner',
    );
    const boxes = await header
      .locator('a, button')
      .locator('visible=true')
      .evaluateAll((all) =>
        // The panel of the services is closed but laid out.
        all.filter((each) => !each.closest('ul ul')).map((each) => each.getBoundingClientRect().toJSON()),
      );
    for (const [index, { left, top, height }] of boxes.entries()) {
      const before = boxes[index - 1];
      expect.soft(left, `${width} px`).toBeGreaterThanOrEqual(before?.right ?? 0);
      expect.soft(Math.abs(top + height / 2 - boxes[0].top - boxes[0].height / 2)).toBeLessThanOrEqual(3);
    }
  }
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: [/404/] });

  test('returns status 404 with a Danish page, whose search opens /artikler, or for an article with the list of them and its search', async ({
    page,
  }) => {
    expect((await page.goto('/findes-ikke'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uden for søkortet');
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('searchbox').fill('pris');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/artikler?q=pris');
    await expect(page.getByRole('search').getByRole('status')).toContainText('»pris«');
    expect((await page.goto('/artikler/findes-ikke'))?.status()).toBe(404);
    await expect(page.getByText('Artiklen blev ikke fundet.')).toBeVisible();
    await page.getByRole('searchbox').fill('seo');
    await expect(page.getByRole('search').getByRole('status')).toContainText('»seo«');
  });
});
