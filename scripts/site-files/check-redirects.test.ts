import { expect, test } from 'vitest';
import { checkRedirects } from './check-redirects.ts';

const pages = new Map(
  ['/', '/omos', '/cases', '/artikler', '/artikler/a'].map((path) => [path, new Set<string>()]),
);
pages.get('/omos')?.add('holdet').add('grunde');

/** Checks a table of rules such as `/about → /omos`; returns a line for each diagnostic. */
function check(...rules: readonly string[]) {
  const table = rules.map((rule) => {
    const [from = '', to = ''] = rule.split(' → ');
    return { from, to };
  });
  return checkRedirects(table, pages).map(
    ({ where, found, expected }) => `${where}: fandt ${found}, forventer ${expected}`,
  );
}

test('accepts valid rules', () => {
  expect(
    check('/about → /omos', '/team → /omos#holdet', '/kunder/gamle → /omos', '/kunder/* → /cases'),
  ).toEqual([]);
});

const source = 'en adresse, der begynder med / og hverken slutter med / eller har ?, #, %, : eller mellemrum';
test.each(['about', '/about/', '/about?a=1', '/a/*/b', '/b%C3%B8h', '/artikler/:navn', '/a//b'])(
  'refuses the source %s',
  (from) => {
    expect(check(`${from} → /omos`)).toEqual([`${from}: fandt ${from}, forventer ${source}`]);
  },
);

test.each(['https://example.com', '/omos?a=1', '/omos a', '/om'])('refuses the target %s, once', (to) => {
  expect(check(`/a → ${to}`, `/b → ${to}`)).toEqual([
    `${to}: fandt ${to}, som ikke er en side, forventer en side, der findes hos os, uden ?`,
  ]);
});

const noPage = 'en adresse, som ingen side har: slet den her, eller giv siden et andet navn';
test.each<[what: string, rules: string[], diagnostics: string[]]>([
  ['a duplicate', ['/a → /omos', '/a → /'], ['/a: fandt /a to gange, forventer hver adresse én gang']],
  [
    'a source that is a page, at its redirect only',
    ['/about → /omos', '/omos → /'],
    [`/omos: fandt adressen på en side: /omos, forventer ${noPage}`],
  ],
  [
    'a splat over pages',
    ['/artikler/* → /omos'],
    [`/artikler/*: fandt adressen på en side: /artikler, /artikler/a, forventer ${noPage}`],
  ],
  [
    'a target with an anchor that its page does not have',
    ['/a → /omos#hold'],
    ['/omos#hold: fandt #hold, som ikke er et anker på /omos, forventer et af ankrene der: grunde, holdet'],
  ],
  [
    'a chain',
    ['/a → /kunder/x', '/kunder/* → /cases'],
    ['/kunder/x: fandt /kunder/x, som ikke er en side, forventer en side, der findes hos os, uden ?'],
  ],
  [
    'a rule that is never reached',
    ['/a/* → /omos', '/a/b/* → /omos'],
    ['/a/b/*: fandt /a/b/* efter /a/*, som dækker den, forventer /a/b/* før /a/*'],
  ],
])('reports %s', (_what, rules, diagnostics) => {
  expect(check(...rules)).toEqual(diagnostics);
});
