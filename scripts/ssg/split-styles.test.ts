import { expect, test } from 'vitest';
import { neededTokens, styleSplitter, tokensOf } from './split-styles.ts';

const split = (css: string, first: string, below = '') =>
  styleSplitter(css)(tokensOf(first), tokensOf(first + below));

test.each([
  ['.a .b > p', [['.a', '.b', 'p']]],
  ['a:hover::before', [['a']]],
  ['.a:is(b) p', [['.a', 'b', 'p']]],
  [
    ':is(.a, .b) p',
    [
      ['.a', 'p'],
      ['.b', 'p'],
    ],
  ],
  [
    ':where(.a :is(li, td))',
    [
      ['.a', 'li'],
      ['.a', 'td'],
    ],
  ],
  ['.a:not(.b, :has(.c)) li:nth-child(2)', [['.a', 'li']]],
  ['#menu[open] [data-theme="dyb"]', [['#menu', '[data-theme=dyb]']]],
  ['[data-bar=vist] .bar', [['.bar']]],
  ['*', [[]]],
])('%s needs %j', (selector, needed) => {
  expect(neededTokens(selector)).toEqual(needed);
});

test('styles of the first view are critical, other styles of the page are the rest, unused styles are dropped', () => {
  expect(
    split('.top{color:red}.below{color:blue}.gone{color:green}', '<h1 class="top">', '<p class="x below">'),
  ).toEqual({ critical: '.top{color:red}', rest: '.below{color:blue}' });
});

test('nested at-rules keep their nesting, empty ones are dropped', () => {
  expect(
    split(
      '@layer c{@media (width>1px){.top{x:y}.gone{x:y}}@media (width>2px){.gone{x:y}}}',
      '<b class="top">',
    ),
  ).toEqual({ critical: '@layer c{@media (width>1px){.top{x:y}}}', rest: '' });
});

test('print styles and interaction states are part of the rest', () => {
  const { critical, rest } = split('a{x:y}a:hover{x:z}@media print{a{x:w}}', '<a>');
  expect(critical).toBe('a{x:y}');
  expect(rest).toBe('a:hover{x:z}@media print{a{x:w}}');
});

test('keyframes go to the part that uses them; fonts and the layer order are critical', () => {
  const { critical, rest } = split(
    '@layer a,b;@font-face{font-family:F}@keyframes turn{to{x:y}}@keyframes rise{to{x:z}}.top{animation:turn 1s}.below{animation:1s rise}',
    '<i class="top">',
    '<i class="below">',
  );
  expect(critical).toBe(
    '@layer a,b;@font-face{font-family:F}.top{animation:turn 1s}@keyframes turn{to{x:y}}',
  );
  expect(rest).toBe('.below{animation:1s rise}@keyframes rise{to{x:z}}');
});

test('a theme used only below the first view is not critical', () => {
  const { critical, rest } = split(
    '[data-theme=dyb]{x:y}[data-theme=sand]{x:z}',
    '<header data-theme="sand">',
    '<footer data-theme="dyb">',
  );
  expect([critical, rest]).toEqual(['[data-theme=sand]{x:z}', '[data-theme=dyb]{x:y}']);
});

test('custom properties that the first view uses, directly or indirectly, are critical; all others are part of the rest', () => {
  const { critical, rest } = split(
    ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}h1{margin:var(--b)}.below{margin:var(--c)}',
    '<h1>',
    '<p class="below">',
  );
  expect(critical).toBe(':root{--a:1px;--b:var(--a)}h1{margin:var(--b)}');
  expect(rest).toBe(':root{--c:2px;--d:3px}.below{margin:var(--c)}');
});

test('for elements hidden until the visitor acts, only the hiding declarations are critical', () => {
  const { critical, rest } = split(
    '.panel{visibility:hidden;width:1px}.panel b{x:y}.open:hover .panel{visibility:visible}.bar{visibility:hidden}.bar b{x:z}[data-bar=vist] .bar{visibility:visible}',
    '<i class="open"><i class="panel"><b></i></i><i class="bar"><b></i>',
  );
  expect(critical).toBe(
    '.panel{visibility:hidden}.bar{visibility:hidden}.bar b{x:z}[data-bar=vist] .bar{visibility:visible}',
  );
  expect(rest).toBe('.panel{width:1px}.panel b{x:y}.open:hover .panel{visibility:visible}');
});

test('transitions and reduced motion styles are part of the rest', () => {
  const { critical, rest } = split(
    'h1{color:red;transition:color 1s}@media (prefers-reduced-motion:reduce){h1{x:y}}',
    '<h1>',
  );
  expect(critical).toBe('h1{color:red}');
  expect(rest).toBe('h1{transition:color 1s}@media (prefers-reduced-motion:reduce){h1{x:y}}');
});
