import { expect, test } from 'vitest';
import { formatDiagnostics } from './diagnostic.ts';
import { fenceDiagnostic, readYaml } from './yaml-source.ts';

test.each([
  '# en note\ntitel: x\n# en til\ntags:\n  # om tags\n  - a\n  - b\n# slut',
  "titel: 'Bliv #1'",
  'titel: C#',
  'kladde: true # slettes, når den skal ud',
  'læsetid: 5 # minutter',
  "titel: 'x' # note",
  'tags: [a, b] # note',
  'tags: # note\n  - a',
  'titel: |\n  Bliv #1\n  !nu & her',
  'titel: Spørg os!',
  'titel: AI & Digital',
])('reads %j whole', (source) => {
  expect(readYaml('a.yaml', source).diagnostics).toEqual([]);
});

test.each([
  ['titel: Bliv fundet som #1 på Google', 1, "titel: 'Bliv fundet som #1 på Google'"],
  ['a: b\ntags:\n  - vi er #1', 3, "- 'vi er #1'"],
  ['titel: #1 på Google', 1, "titel: '#1 på Google'"],
  ['undertitel: !Nyt afsnit', 1, "undertitel: '!Nyt afsnit'"],
  ['undertitel: !nyt', 1, "undertitel: '!nyt'"],
  ['undertitel: !!str 5', 1, "undertitel: '!!str 5'"],
  ['titel: &navn Sådan er det', 1, "titel: '&navn Sådan er det'"],
  ['titel: *stjerne', 1, "titel: '*stjerne'"],
  ['titel: *Nyt* om SEO', 1, "titel: '*Nyt* om SEO'"],
  ['tags: [!nyt emne, b]', 1, "'!nyt emne'"],
  ['titel: En #1\n  og mere', 1, "titel: 'En #1'"],
])('asks for quotes in %j, which YAML would shorten', (source, line, example) => {
  expect(readYaml('a.yaml', source).diagnostics).toMatchObject([{ line, where: 'YAML', example }]);
});

test('names a character that nobody sees and that is written as a code', () => {
  expect(readYaml('a.yaml', 'kategori: "SEO\\u200b"').diagnostics).toMatchObject([
    { line: 1, expected: 'teksten uden U+200B (mellemrum uden bredde)' },
  ]);
});

test('says what YAML would have made of it', () => {
  const source = 'titel: Bliv fundet som #1 på Google i år\nundertitel: !Nyt afsnit om indeksering';
  expect(
    formatDiagnostics(readYaml('content/artikler/a.mdx', source, 2).diagnostics),
  ).toBe(`content/artikler/a.mdx:2  YAML
  fandt:     Bliv fundet som #1 på Google i år: alt fra # er en kommentar
  forventer: teksten i anførselstegn; en note til dig selv på sin egen linje med # forrest
  fx:        titel: 'Bliv fundet som #1 på Google i år'

content/artikler/a.mdx:3  YAML
  fandt:     !Nyt afsnit om indeksering: ordet med ! er et mærke og bliver slettet
  forventer: teksten i anførselstegn; en note til dig selv på sin egen linje med # forrest
  fx:        undertitel: '!Nyt afsnit om indeksering'

2 fejl i 1 fil.`);
});

test.each([
  ['', 1, 'ingen ---linjer øverst'],
  ['Kun tekst.', 1, 'ingen ---linjer øverst'],
  ['titel: x\n---\n', 1, 'ingen linje med --- før felterne'],
  ['\n---\ntitel: x\n---\n', 1, 'en tom linje før ---'],
  ['\n\r\n---\r\ntitel: x\r\n---\r\n', 1, 'en tom linje før ---'],
  ['Hej\n---\ntitel: x\n---\n', 1, 'Hej før ---'],
  ['----\ntitel: x\n---\n', 1, '----'],
  ['—\ntitel: x\n—\n', 1, '—'],
  ['+++\ntitel: x\n+++\n', 1, '+++'],
  ['---yaml\ntitel: x\n---\n', 1, '---yaml'],
  ['---\ntitel: x\n----\n\n## A', 3, '----'],
  ['---\ntitel: x\n—\n\n## A', 3, '—'],
  ['---\ntitel: x\n---\u00a0\n\n## A', 3, '---\u00a0'],
  ['---\ntitel: x\n\n## A', 3, 'ingen linje med --- efter felterne'],
  ['---\n---\n', 2, 'ingen felter'],
])('says what is wrong with the lines around the fields of %j', (source, line, found) => {
  expect(fenceDiagnostic(source)).toMatchObject({ line, found });
});
