import { expect, test } from 'vitest';
import { checkRedirects } from './check-redirects.ts';
import { redirects } from './redirect-table.ts';

const live = ['/', '/omos', '/cases', '/artikler', '/artikler/a'];

/** Checks a table of rules such as `/about → /omos`. */
function check(rules: readonly string[]) {
  const table = rules.map((rule) => {
    const [from = '', to = ''] = rule.split(' → ');
    return { from, to };
  });
  return checkRedirects(table, live);
}

const tooLong = `/${'a'.repeat(1000)}`;

test.each<[string, string[], string[]]>([
  ['a valid table', ['/about → /omos', '/kunder/* → /cases'], []],
  ['a valid target with a hash', ['/team → /omos#hold'], []],
  ['a duplicate source', ['/about → /omos', '/about → /'], ['/about to gange']],
  ['a source that is a page', ['/omos → /'], ['adressen på en side: /omos']],
  ['a splat over a page', ['/artikler/* → /omos'], ['adressen på en side: /artikler, /artikler/a']],
  ['a splat whose root is a page', ['/cases/* → /omos'], ['adressen på en side: /cases']],
  ['a target that is not a page', ['/about → /om'], ['/om, som ikke er en side']],
  ['a chain', ['/a → /about', '/about → /omos'], ['/about, som selv bliver sendt videre']],
  [
    'a chain into a splat',
    ['/a → /kunder/x', '/kunder/* → /cases'],
    ['/kunder/x, som selv bliver sendt videre'],
  ],
  ['a loop', ['/a → /b', '/b → /a'], ['/b, som fører tilbage til /a', '/a, som fører tilbage til /b']],
  ['a redirect to itself', ['/a → /a'], ['/a, som fører tilbage til /a']],
  ['a splat that matches its own target', ['/a/* → /a/b'], ['/a/b, som fører tilbage til /a/*']],
  [
    'a splat within an earlier one',
    ['/kunder/* → /cases', '/kunder/gamle/* → /omos'],
    ['/kunder/gamle/* efter /kunder/*, som dækker den'],
  ],
  ['a source without a leading slash', ['about → /omos'], ['about']],
  ['a source with a trailing slash', ['/about/ → /omos'], ['/about/']],
  ['a source with a query', ['/about?a=1 → /omos'], ['/about?a=1']],
  ['a splat in the middle', ['/a/*/b → /omos'], ['/a/*/b']],
  ['a target on another site', ['/a → https://example.com'], ['https://example.com']],
  ['a target with a query', ['/a → /omos?a=1'], ['/omos?a=1']],
  ['a target with a space', ['/a → /omos a'], ['/omos a']],
  ['an encoded source', ['/b%C3%B8h → /omos'], ['/b%C3%B8h']],
  ['a placeholder', ['/artikler/:navn → /artikler'], ['/artikler/:navn']],
  ['an empty path segment', ['/a//b → /omos'], ['/a//b']],
  ['a splat over the whole site', ['/* → /omos'], ['/*', `adressen på en side: ${live.join(', ')}`]],
  ['the home page', ['/ → /omos'], ['adressen på en side: /']],
  ['a target with a trailing slash', ['/a → /a/'], ['/a/, som fører tilbage til /a']],
  [
    'a chain that leads into a loop',
    ['/x → /a', '/a → /b', '/b → /a'],
    ['/a, som selv bliver sendt videre', '/b, som fører tilbage til /a'],
  ],
  ['a splat after a plain source below it', ['/kunder/gamle → /omos', '/kunder/* → /cases'], []],
  [
    'a page that is the target of other redirects',
    ['/about → /omos', '/team → /omos', '/omos → /'],
    ['adressen på en side: /omos'],
  ],
  ['one wrong target of several sources', ['/about → /om', '/team → /om'], ['/om, som ikke er en side']],
  ['a line that is too long', [`${tooLong} → /omos`], ['1012 tegn']],
])('%s', (_name, rules, found) => {
  expect(check(rules).map((diagnostic) => diagnostic.found)).toEqual(found);
});

test.each<[string, string[], string[]]>([
  [
    'the malformed source and target',
    ['a b → omos'],
    [
      'a b: forventer en adresse, der begynder med / og hverken slutter med / eller har ?, #, %, : eller mellemrum',
      'omos: forventer en side, der findes hos os, uden ?, % og mellemrum',
    ],
  ],
  [
    'the source that hides pages',
    ['/a/* → /cases', '/artikler/* → /omos'],
    ['/artikler/*: forventer en adresse, som ingen side har: slet den her, eller giv siden et andet navn'],
  ],
  ['a duplicate source', ['/a → /omos', '/a → /omos'], ['/a: forventer hver adresse én gang']],
  ['a target that is no page', ['/a → /om'], ['/om: forventer en side, der findes']],
  ['a loop', ['/a → /a#x'], ['/a#x: forventer en side, der findes']],
  [
    'where a chain ends',
    ['/a → /b', '/b → /omos'],
    ['/b: forventer siden, det ender på: skriv /a under /omos'],
  ],
  ['a rule that is never reached', ['/a/* → /omos', '/a/b/* → /omos'], ['/a/b/*: forventer /a/b/* før /a/*']],
])('the message names %s', (_what, rules, messages) => {
  expect(check(rules).map(({ where, expected }) => `${where}: forventer ${expected}`)).toEqual(messages);
});

test('accepts a line of 1000 characters, but not of 1001', () => {
  // `<from>/ /omos 301` has eleven characters besides the source.
  const line = (length: number) => [`/${'a'.repeat(length - 12)} → /omos`];
  expect(check(line(1000))).toEqual([]);
  expect(check(line(1001))).toMatchObject([{ found: '1001 tegn', expected: 'en linje på højst 1000 tegn' }]);
});

test('finds no diagnostic in the real table if all its targets are pages', () => {
  const targets = new Set(redirects.map(({ to }) => to));
  expect(checkRedirects(redirects, targets)).toEqual([]);
});
