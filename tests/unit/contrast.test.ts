import { expect, test } from 'vitest';
import { readProjectFile } from './project-files.ts';

type Tokens = ReadonlyMap<string, string>;
const themes = ['paper', 'sand', 'shallow', 'deep'] as const;
type Theme = (typeof themes)[number];

/** Token styles without comments. */
const css = readProjectFile('src/styles/tokens.css').replace(/\/\*[\s\S]*?\*\//g, '');

/** Returns the tokens of a theme: those of `:root`, overridden by its own. */
function tokensOf(theme: Theme): Tokens {
  const tokens = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const applies = selectors
      .split(',')
      .some((selector) => [':root', `[data-theme="${theme}"]`].includes(selector.trim()));
    if (!applies) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      tokens.set(name, value.trim());
    }
  }
  return tokens;
}

/** Returns a token's colour as red, green and blue from 0 to 255, with `var()` references resolved. */
function colour(tokens: Tokens, name: string): readonly [number, number, number] {
  const value = tokens.get(name) ?? '';
  const [, reference] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (reference) return colour(tokens, reference);
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value) ?? [];
  if (!hex) throw new Error(`${name} is not a colour: ${value || 'missing'}`);
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** Returns the relative luminance as WCAG defines it. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, front: string, background: string): number {
  const [light = 0, dark = 0] = [front, background]
    .map((name) => luminance(colour(tokens, name)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Foreground, background and minimum contrast: 7 for body text, 4.5 for other text, 3 for borders and focus rings. */
const pairs = [
  ['--text', '--surface', 7],
  ['--text', '--surface-quiet', 7],
  ['--text', '--surface-raised', 7],
  ['--text-soft', '--surface', 7],
  ['--text-soft', '--surface-raised', 7],
  ['--text-soft', '--surface-quiet', 4.5],
  ['--link', '--surface', 4.5],
  ['--link', '--surface-quiet', 4.5],
  ['--link', '--surface-raised', 4.5],
  ['--link-hover', '--surface', 4.5],
  ['--on-accent', '--accent', 4.5],
  ['--on-accent', '--accent-hover', 4.5],
  ['--on-highlight', '--highlight', 7],
  ['--danger', '--surface', 4.5],
  ['--danger', '--danger-surface', 4.5],
  ['--text', '--danger-surface', 7],
  ['--success', '--surface', 4.5],
  ['--focus', '--surface', 3],
  ['--border-strong', '--surface', 3],
] as const;

test.each(
  themes.flatMap((theme) => pairs.map(([front, background, min]) => ({ theme, front, background, min }))),
)('$theme: contrast of $front on $background is at least $min', ({ theme, front, background, min }) => {
  expect(contrast(tokensOf(theme), front, background)).toBeGreaterThanOrEqual(min);
});

test('text and soft text on the water tint have a contrast of at least 4.5 : 1', () => {
  for (const front of ['--text', '--text-soft'])
    expect(contrast(tokensOf('paper'), front, '--surface-water')).toBeGreaterThanOrEqual(4.5);
});
