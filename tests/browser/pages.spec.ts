import { expect, test } from './fixtures.ts';

test('the index of /cases leads to every case, and each opens', async ({ page }) => {
  await page.goto('/cases');
  const links = page.getByRole('navigation', { name: 'Cases på denne side' }).getByRole('link');
  await expect(links).toHaveCount(await page.locator('main').getByText('Hele casen').count());
  const address = (await links.last().getAttribute('href')) ?? '';
  await links.last().click();
  await expect(page).toHaveURL(`/cases${address}`);
  const study = page.locator(`[id="${address.slice(1)}"]`);
  await expect(study.getByRole('img')).toBeInViewport();
  await study.getByText('Hele casen').click();
  await expect(study.getByRole('heading', { level: 4, name: 'Resultater' })).toBeVisible();
  await expect(study.locator('[href^="/priser?stoerrelse="]')).toBeVisible();
});

test('on paper the calculator is left out, and so are the buttons that lead to it', async ({ page }) => {
  await page.goto('/priser');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#prisudregner')).toBeHidden();
  await expect(page.locator('main a:text("Regn videre med"):visible')).toHaveCount(0);
});
