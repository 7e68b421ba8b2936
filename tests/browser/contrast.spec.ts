import { expect, test } from './fixtures.ts';

/** What axe does not measure: AAA for text (7), shades under the pointer (4.5), borders and focus rings (3). */
const pairs = [
  ['--text', '--surface', 7],
  ['--text', '--surface-quiet', 7],
  ['--text', '--surface-raised', 7],
  ['--text-soft', '--surface', 7],
  ['--text-soft', '--surface-raised', 7],
  ['--link-hover', '--surface', 4.5],
  ['--on-accent', '--accent-hover', 4.5],
  ['--focus', '--surface', 3],
  ['--border-strong', '--surface', 3],
] as const;

/** Relative luminance of `rgb(1, 2, 3)`, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the colours of every theme have enough contrast', async ({ page }) => {
  await page.goto('/');
  // The page itself goes from shallow water over paper to sand.
  for (const [theme, ground] of [
    ['paper', '--surface'],
    ['paper', '--shallow'],
    ['paper', '--sand'],
    ['deep', '--surface'],
  ] as const) {
    const colours = await page.evaluate(
      ([name, surface, all]) => {
        const element = document.body.appendChild(document.createElement('div'));
        element.dataset.theme = name;
        return all.map(([front, back]) => {
          element.style.color = `var(${front})`;
          element.style.backgroundColor = `var(${back === '--surface' ? surface : back})`;
          const { color, backgroundColor } = getComputedStyle(element);
          return [color, backgroundColor] as const;
        });
      },
      [theme, ground, pairs] as const,
    );
    for (const [index, [front, back, minimum]] of pairs.entries()) {
      const shades = (colours[index] ?? []).map(luminance);
      const contrast = (Math.max(...shades) + 0.05) / (Math.min(...shades) + 0.05);
      expect
        .soft(contrast, `${theme}: ${front} on ${back === '--surface' ? ground : back}`)
        .toBeGreaterThanOrEqual(minimum);
    }
  }
});
