import postcss from 'postcss';
import { expect, test } from 'vitest';
import { fixedTokens, inlineTokens } from './fixed-tokens.ts';

const tokens = fixedTokens([
  '@layer t{:root{--ink:#123;--space:1rem;--bar:2rem;--text:var(--ink)}[data-theme=x]{--text:#fff}}',
  '@media print{:root{--bar:0rem}}.a{--own:1px}',
]);

test('tokens set once in :root are fixed; those that a theme, a media query or a component sets are not', () => {
  expect([...tokens]).toEqual([
    ['--ink', '#123'],
    ['--space', '1rem'],
  ]);
});

test('replaces fixed tokens with their values and removes their declarations', async () => {
  const css = ':root{--ink:#123;--text:var(--ink)}.a{margin:calc(-1 * var(--space)) var(--bar)}';
  const { css: inlined } = await postcss([inlineTokens(tokens)]).process(css, { from: undefined });
  expect(inlined).toBe(':root{--text:#123}.a{margin:calc(-1 * 1rem) var(--bar)}');
});

test('resolves references to other tokens', () => {
  expect(fixedTokens([':root{--a:1px;--b:calc(2 * var(--a))}']).get('--b')).toBe('calc(2 * 1px)');
});
