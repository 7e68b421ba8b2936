import { expect, test } from 'vitest';
import { readYaml } from './yaml-source.ts';

test.each([
  '# en note\ntitel: x\n# en til\ntags:\n  # om tags\n  - a\n  - b\n# slut',
  "titel: 'Bliv #1'",
  'titel: C#',
  'kladde: true # slettes, når den skal ud',
  "titel: 'x' # note",
  'tags: [a, b] # note',
  'tags: # note\n  - a',
  'titel: |\n  Bliv #1\n  !nu & her',
  'titel: Spørg os!',
  'titel: AI & Digital',
  'titel: “Sådan” bliver du fundet',
  'citat: »Kort og godt.«',
])('reads %j whole', (source) => {
  expect(readYaml(source).diagnostics).toEqual([]);
});

test.each([
  ['titel: Bliv fundet som #1 på Google', 1, "titel: 'Bliv fundet som #1 på Google'"],
  ['a: b\ntags:\n  - vi er #1', 3, "- 'vi er #1'"],
  ['undertitel: !nyt', 1, "undertitel: '!nyt'"],
  ['undertitel: !!str 5', 1, "undertitel: '!!str 5'"],
  ['titel: &navn Sådan er det', 1, "titel: '&navn Sådan er det'"],
  ['titel: *stjerne', 1, "titel: '*stjerne'"],
  ['titel: *Nyt* om SEO', 1, "titel: '*Nyt* om SEO'"],
  ['titel: En #1\n  og mere', 1, "titel: 'En #1'"],
])('asks for quotes in %j, which YAML would shorten', (source, line, example) => {
  expect(readYaml(source).diagnostics).toMatchObject([{ line, where: 'YAML', example }]);
});

test.each([
  ['titel: Søgeord: sådan', 1, /^gyldig YAML/, "titel: 'Søgeord: sådan'"],
  ["titel: 'Googles\nkategori: SEO\n", 3, /anførselstegn/, undefined],
  ["titel: 'Google's svar'", 1, /anførselstegn/, undefined],
  ['tags: [a, b\nkategori: SEO\n', 2, /lukket med \]/, undefined],
  ['titel: a\ntitel: b', 2, /én gang/, undefined],
  ["titel:'Sådan'\nkategori: SEO", 1, /mellemrum efter kolonet/, "titel: 'Sådan'"],
  ['kategori\ntitel: b', 1, /et felt og et kolon/, undefined],
  ['titel: ”Sådan finder Google dig”', 1, /lige anførselstegn/, "titel: 'Sådan finder Google dig'"],
  ['titel: ”Søgeord: sådan”', 1, /lige anførselstegn/, "titel: 'Søgeord: sådan'"],
  ['tags: [“søgeord”, ‘SEO’]', 1, /lige anførselstegn/, "tags: ['søgeord', 'SEO']"],
  ['tags:\n  - ”SEO”', 2, /lige anførselstegn/, "- 'SEO'"],
  ['titel: @firma', 1, /^gyldig YAML/, "titel: '@firma'"],
])('says what is wrong in %j, once', (source, line, expected, example) => {
  const { diagnostics } = readYaml(source);
  expect(diagnostics).toMatchObject([{ line, where: 'YAML', expected: expect.stringMatching(expected) }]);
  if (example) expect(diagnostics[0]?.example).toBe(example);
});
