import { expect, test } from 'vitest';
import { checkRedirects } from './check-redirects.ts';
import { type Redirect, redirects } from './redirect-table.ts';

const live = ['/', '/omos', '/cases', '/artikler', '/artikler/a'];

function kinds(table: readonly Redirect[]): string[] {
  return checkRedirects(table, live).map(({ kind, from }) => `${kind} ${from}`);
}

test.each<[string, Redirect[], string[]]>([
  [
    'a valid table',
    [
      { from: '/about', to: '/omos' },
      { from: '/kunder/*', to: '/cases' },
    ],
    [],
  ],
  ['a valid target with a hash', [{ from: '/team', to: '/omos#hold' }], []],
  [
    'a duplicate source',
    [
      { from: '/about', to: '/omos' },
      { from: '/about', to: '/' },
    ],
    ['duplicate /about'],
  ],
  ['a source that is a page', [{ from: '/omos', to: '/' }], ['live-source /omos']],
  ['a splat over a page', [{ from: '/artikler/*', to: '/omos' }], ['live-source /artikler/*']],
  ['a splat whose root is a page', [{ from: '/cases/*', to: '/omos' }], ['live-source /cases/*']],
  ['a target that is not a page', [{ from: '/about', to: '/om' }], ['dead-target /about']],
  [
    'a chain',
    [
      { from: '/a', to: '/about' },
      { from: '/about', to: '/omos' },
    ],
    ['chain /a'],
  ],
  [
    'a chain into a splat',
    [
      { from: '/a', to: '/kunder/x' },
      { from: '/kunder/*', to: '/cases' },
    ],
    ['chain /a'],
  ],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    ['loop /a', 'loop /b'],
  ],
  ['a redirect to itself', [{ from: '/a', to: '/a' }], ['loop /a']],
  ['a splat that matches its own target', [{ from: '/a/*', to: '/a/b' }], ['loop /a/*']],
  [
    'a splat within an earlier one',
    [
      { from: '/kunder/*', to: '/cases' },
      { from: '/kunder/gamle/*', to: '/omos' },
    ],
    ['shadowed /kunder/gamle/*'],
  ],
  ['a source without a leading slash', [{ from: 'about', to: '/omos' }], ['form about']],
  ['a source with a trailing slash', [{ from: '/about/', to: '/omos' }], ['form /about/']],
  ['a source with a query', [{ from: '/about?a=1', to: '/omos' }], ['form /about?a=1']],
  ['a splat in the middle', [{ from: '/a/*/b', to: '/omos' }], ['form /a/*/b']],
  ['a target on another site', [{ from: '/a', to: 'https://example.com' }], ['form /a']],
  ['a target with a query', [{ from: '/a', to: '/omos?a=1' }], ['form /a']],
  ['a target with a space', [{ from: '/a', to: '/omos a' }], ['form /a']],
  ['an encoded source', [{ from: '/b%C3%B8h', to: '/omos' }], ['form /b%C3%B8h']],
  ['a placeholder', [{ from: '/artikler/:navn', to: '/artikler' }], ['form /artikler/:navn']],
  ['an empty path segment', [{ from: '/a//b', to: '/omos' }], ['form /a//b']],
  ['a splat over the whole site', [{ from: '/*', to: '/omos' }], ['form /*', 'live-source /*']],
  ['the home page', [{ from: '/', to: '/omos' }], ['live-source /']],
  ['a target with a trailing slash', [{ from: '/a', to: '/a/' }], ['loop /a']],
  [
    'a chain that leads into a loop',
    [
      { from: '/x', to: '/a' },
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    ['chain /x', 'loop /a'],
  ],
  [
    'a splat after a plain source below it',
    [
      { from: '/kunder/gamle', to: '/omos' },
      { from: '/kunder/*', to: '/cases' },
    ],
    [],
  ],
  [
    'a page that is the target of other redirects',
    [
      { from: '/about', to: '/omos' },
      { from: '/team', to: '/omos' },
      { from: '/omos', to: '/' },
    ],
    ['live-source /omos'],
  ],
  [
    'one wrong target of several sources',
    [
      { from: '/about', to: '/om' },
      { from: '/team', to: '/om' },
    ],
    ['dead-target /about'],
  ],
  ['a line that is too long', [{ from: `/${'a'.repeat(1000)}`, to: '/omos' }], [`form /${'a'.repeat(1000)}`]],
])('%s', (_name, table, expected) => {
  expect(kinds(table)).toEqual(expected);
});

test.each<[string, Redirect[], string[]]>([
  [
    'the malformed source and target',
    [{ from: 'a b', to: 'omos' }],
    [
      'a b: fandt a b, forventer en adresse, der begynder med / og hverken slutter med / eller har ?, #, %, : eller mellemrum',
      'omos: fandt omos, forventer en side, der findes hos os, uden ?, % og mellemrum',
    ],
  ],
  [
    'the pages that a source hides',
    [
      { from: '/a/*', to: '/cases' },
      { from: '/artikler/*', to: '/omos' },
    ],
    [
      '/artikler/*: fandt adressen på en side: /artikler, /artikler/a, forventer en adresse, som ingen side har: slet den her, eller giv siden et andet navn',
    ],
  ],
  [
    'a duplicate source',
    [
      { from: '/a', to: '/omos' },
      { from: '/a', to: '/omos' },
    ],
    ['/a: fandt /a to gange, forventer hver adresse én gang'],
  ],
  [
    'a target that is no page',
    [{ from: '/a', to: '/om' }],
    ['/om: fandt /om, som ikke er en side, forventer en side, der findes'],
  ],
  [
    'a loop',
    [{ from: '/a', to: '/a#x' }],
    ['/a#x: fandt /a#x, som fører tilbage til /a, forventer en side, der findes'],
  ],
  [
    'where a chain ends',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/omos' },
    ],
    ['/b: fandt /b, som selv bliver sendt videre, forventer siden, det ender på: skriv /a under /omos'],
  ],
  [
    'a rule that is never reached',
    [
      { from: '/a/*', to: '/omos' },
      { from: '/a/b/*', to: '/omos' },
    ],
    ['/a/b/*: fandt /a/b/* efter /a/*, som dækker den, forventer /a/b/* før /a/*'],
  ],
])('the message names %s', (_what, table, messages) => {
  expect(
    checkRedirects(table, live).map(
      ({ where, found, expected }) => `${where}: fandt ${found}, forventer ${expected}`,
    ),
  ).toEqual(messages);
});

test('accepts a line of 1000 characters, but not of 1001', () => {
  // `<from>/ /omos 301` has eleven characters besides the source.
  const line = (length: number) => [{ from: `/${'a'.repeat(length - 12)}`, to: '/omos' }];
  expect(checkRedirects(line(1000), live)).toEqual([]);
  expect(checkRedirects(line(1001), live)).toMatchObject([
    { found: '1001 tegn', expected: 'en linje på højst 1000 tegn' },
  ]);
});

test('finds no problem in the real table if all its targets are pages', () => {
  const targets = new Set(redirects.map(({ to }) => to));
  expect(checkRedirects(redirects, targets)).toEqual([]);
});
