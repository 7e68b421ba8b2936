import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

for (const width of [640, 1024]) {
  test(`at ${width} px the header has everything on one line, clear of each other, with a button to the price`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cases');
    const header = page.getByRole('banner');
    const price = header.getByRole('link', { name: 'Beregn din pris' });
    await expect(price).toBeVisible();
    await expect(price).toHaveAttribute('href', '/priser#prisudregner');
    const texts = await header
      .locator('a, button')
      .locator('visible=true')
      .evaluateAll((all) =>
        all
          // The panel of the services is closed but laid out.
          .filter((each) => !each.closest('ul ul'))
          .map((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            return { label: each.textContent, left, right, middle: (top + bottom) / 2 };
          }),
      );
    for (const [index, { label, left, middle }] of texts.entries()) {
      expect.soft(Math.abs(middle - (texts[0]?.middle ?? 0)), `line of '${label}'`).toBeLessThanOrEqual(3);
      expect.soft(left, `left of '${label}'`).toBeGreaterThan((texts[index - 1]?.right ?? 0) - 4);
    }
  });
}

test('questions open one at a time, and an open one can be closed', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('main details');
  const open = () =>
    questions.evaluateAll((all) =>
      all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? [index] : [])),
    );
  await questions.nth(0).locator('summary').click();
  expect(await open()).toEqual([0]);
  await questions.nth(2).locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await open()).toEqual([2]);
  await expectNoAxeViolations(page, 'main details[open]');
  await page.keyboard.press('Space');
  expect(await open()).toEqual([]);
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: [/404/] });

  test('returns status 404 with a Danish page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto('/findes-ikke');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uden for søkortet');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeViolations(page, 'html');
    }
  });
});
