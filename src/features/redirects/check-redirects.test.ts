import { expect, test } from 'vitest';
import { checkRedirects } from './check-redirects.ts';
import { type Redirect, redirects } from './redirect-table.ts';

const live = ['/', '/omos', '/cases', '/artikler', '/artikler/a'];

function kinds(table: readonly Redirect[]): string[] {
  return checkRedirects(table, live).map(({ kind, from }) => `${kind} ${from}`);
}

test.each<[string, Redirect[], string[]]>([
  [
    'a good table',
    [
      { from: '/about', to: '/omos' },
      { from: '/kunder/*', to: '/cases' },
    ],
    [],
  ],
  ['a good target with hash', [{ from: '/team', to: '/omos#hold' }], []],
  [
    'a source that stands twice',
    [
      { from: '/about', to: '/omos' },
      { from: '/about', to: '/' },
    ],
    ['duplicate /about'],
  ],
  ['a source that is a page', [{ from: '/omos', to: '/' }], ['live-source /omos']],
  ['a splat over a page', [{ from: '/artikler/*', to: '/omos' }], ['live-source /artikler/*']],
  ['a splat whose root is a page', [{ from: '/cases/*', to: '/omos' }], ['live-source /cases/*']],
  ['a target that is no page', [{ from: '/about', to: '/om' }], ['dead-target /about']],
  [
    'a chain',
    [
      { from: '/a', to: '/about' },
      { from: '/about', to: '/omos' },
    ],
    ['dead-target /a', 'chain /a'],
  ],
  [
    'a chain into a splat',
    [
      { from: '/a', to: '/kunder/x' },
      { from: '/kunder/*', to: '/cases' },
    ],
    ['dead-target /a', 'chain /a'],
  ],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    ['dead-target /a', 'loop /a', 'dead-target /b', 'loop /b'],
  ],
  ['a redirect to itself', [{ from: '/a', to: '/a' }], ['dead-target /a', 'loop /a']],
  ['a splat that takes its own target', [{ from: '/a/*', to: '/a/b' }], ['dead-target /a/*', 'loop /a/*']],
  [
    'a splat within an earlier one',
    [
      { from: '/kunder/*', to: '/cases' },
      { from: '/kunder/gamle/*', to: '/omos' },
    ],
    ['shadowed /kunder/gamle/*'],
  ],
  ['a source without slash', [{ from: 'about', to: '/omos' }], ['form about']],
  ['a source with a slash at the end', [{ from: '/about/', to: '/omos' }], ['form /about/']],
  ['a source with a query', [{ from: '/about?a=1', to: '/omos' }], ['form /about?a=1']],
  ['a splat in the middle', [{ from: '/a/*/b', to: '/omos' }], ['form /a/*/b']],
  ['a target elsewhere', [{ from: '/a', to: 'https://example.com' }], ['form /a', 'dead-target /a']],
  ['a line too long', [{ from: `/${'a'.repeat(1000)}`, to: '/omos' }], [`form /${'a'.repeat(1000)}`]],
])('%s', (_name, table, expected) => {
  expect(kinds(table)).toEqual(expected);
});

test('the table itself is sound for the pages it leads to', () => {
  const targets = new Set(redirects.map(({ to }) => to));
  expect(checkRedirects(redirects, targets)).toEqual([]);
});
