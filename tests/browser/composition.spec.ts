import { expect, test } from './fixtures.ts';

/** What stands behind text, and what is printed. How a page looks is judged by eye. */

for (const width of [320, 768]) {
  test(`the coast is in the first view of the home page at ${width} px, behind no text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const coast = page.locator('main section').first().locator('svg');
    await expect(coast).toBeInViewport({ ratio: 0.3 });
    for (const fontSize of ['100%', '200%']) {
      const covered = await coast.evaluate((svg, size) => {
        document.documentElement.style.fontSize = size;
        const box = svg.getBoundingClientRect();
        return [...(svg.closest('section')?.querySelectorAll('h1, p, a') ?? [])].filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              right > box.left && left < box.right && bottom > box.top && top < box.bottom,
          );
        }).length;
      }, fontSize);
      expect(covered, fontSize).toBe(0);
    }
  });
}

test('on paper the calculator is left out, and so are the buttons that lead to it', async ({ page }) => {
  await page.goto('/priser');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.locator('#prisudregner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Beregn din pris' })).toBeHidden();
  await expect(page.locator('main a:text("Regn videre med"):visible')).toHaveCount(0);
});
