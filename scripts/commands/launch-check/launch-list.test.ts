import { expect, test } from 'vitest';
import { launchReport, lineOfField, lineOfWords, shownCases, termsToConfirm } from './launch-list.ts';

const source = `/** street: a word in a comment */
export const company = {
  name: 'x',
  address: {
    street: 'y',
  },
  profiles: {
    name: 'z',
  },
};`;

test.each([
  ['name', 3],
  ['address.street', 5],
  ['profiles.name', 8],
  ['gone', 1],
])('finds the field %s on line %i', (field, line) => {
  expect(lineOfField(source, field)).toBe(line);
});

test.each([
  ['street', 1],
  ["street: 'y'", 5],
  ['gone', 0],
])('finds the words %s on line %i', (words, line) => {
  expect(lineOfWords(source, words)).toBe(line);
});

test('lists the terms that a comment in code, data or text marks', () => {
  const source = "// bekræft: a, b\n    # bekræft: c\n{/* bekræft: d (e) */}\ntext: 'skriv bekræft: f'";
  expect(termsToConfirm('a.tsx', source)).toEqual([
    { file: 'a.tsx', line: 1, description: 'a, b' },
    { file: 'a.tsx', line: 2, description: 'c' },
    { file: 'a.tsx', line: 3, description: 'd (e)' },
  ]);
});

test.each([
  ['a.tsx', "<CasePicture {...caseOrFirst('bageri')} />", ['bageri']],
  ['a.tsx', '<Feature caseId="bageri">', ['bageri']],
  ['a.tsx', "const shown = ['bageri', 'kor'];", ['bageri', 'kor']],
  ['a.tsx', "'havn' or 'et bageri'", []],
  ['a.mdx', '<Figur billede="cases/bageri.webp" alt="bageri" />', ['bageri']],
])('finds the cases that %s shows: %s', (file, line, shown) => {
  const found = shownCases(file, `\n${line}`, new Set(['bageri', 'kor']));
  expect(found).toEqual(
    shown.map((name) => ({ file, line: 2, description: `viser den opfundne case ${name}` })),
  );
});

test('aligns the descriptions and counts the items', () => {
  expect(
    launchReport({
      invented: [
        { file: 'a.ts', line: 3, description: 'name: x' },
        { file: 'content/b.yaml', line: 12, description: 'hele filen er eksempler' },
      ],
      unconfirmed: [{ file: 'c.mdx', line: 7, description: 'to runder rettelser' }],
      questions: [{ file: 'd.ts', line: 9, description: 'Hvad koster en time?' }],
      webhooks: [{ variable: 'VITE_A_URL', description: 'svarer 405' }],
    }),
  ).toBe(`Opfundet indhold, som skal skiftes ud, før siden går i luften:

  a.ts:3             name: x
  content/b.yaml:12  hele filen er eksempler

Vilkår og løfter, som ingen har givet endnu: bekræft dem, eller skriv dem om:

  c.mdx:7            to runder rettelser

Åbne spørgsmål, som kun ejeren kan svare på:

  d.ts:9             Hvad koster en time?

Modtagere af formularerne, som ikke får, hvad kunderne sender:

  VITE_A_URL         svarer 405

5 punkter tilbage.`);
});

test('reports that the site is ready when the list is empty', () => {
  expect(launchReport({ invented: [], unconfirmed: [], questions: [], webhooks: [] })).toBe(
    'Alt er sat ind. Siden kan gå i luften.',
  );
});
