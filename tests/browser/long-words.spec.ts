import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './layout-faults.ts';
import { pageKinds } from './page-kinds.ts';

/** Danish compounds have no upper limit; this one has 62 letters. */
const word = 'Speciallægepraksisplanlægningsstabiliseringsperiodebegrænsning';

/* Writers choose titles, names, answers and the words of buttons. None of them may make a page wider than a phone. */
for (const [name, path] of Object.entries(pageKinds)) {
  test(`a word longer than the screen breaks: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const changed = await page
      .locator('main :is(h1, h2, h3, p, li, dt, dd, figcaption, blockquote, a, summary)')
      .evaluateAll((elements, long) => {
        // Texts of the writers only: not the steps of the calculator, and links that are kept on one line.
        const texts = elements.filter(
          (element) =>
            element.children.length === 0 &&
            !element.closest('[data-island], table, svg') &&
            !(element.matches('a') && getComputedStyle(element).whiteSpace === 'nowrap'),
        );
        for (const element of texts) element.textContent = long;
        return texts.length;
      }, word);
    expect(changed).toBeGreaterThan(5);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 768, height: 700 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
}
