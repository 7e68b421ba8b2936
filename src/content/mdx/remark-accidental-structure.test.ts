import { expect, test } from 'vitest';
import { reportOfText } from '../../../tests/fixtures/report-of-text.ts';

const diagnosticsOf = async (text: string) => (await reportOfText(text)).diagnostics;

test.each([
  ['12. september 2025 ændrede vi det.', 5, '12\\. september 2025 ændrede vi det.'],
  ['Vi flyttede den\n1. maj og har åbent.', 6, '1\\. maj og har åbent.'],
  ['3. okt. holder vi lukket.', 5, '3\\. okt. holder vi lukket.'],
  ['7) JANUAR er kold.', 5, '7\\) JANUAR er kold.'],
])('refuses the date %j, which would become a list', async (text, line, example) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line, where: 'dato', example }]);
});

test.each([
  ['2019. Det var året.', 5, '2019\\. Det var året.'],
  ['0. Nul kommer først.', 5, '0\\. Nul kommer først.'],
  ['1. Et punkt alene.', 5, '1\\. Et punkt alene.'],
  ['1. Først\n3. Så', 6, '3\\. Så'],
  ['1. a\n2. b\n\n## Afsnit\n\n3. c', 10, '3\\. c'],
  ['* Alle priser er uden moms.', 5, '\\* Alle priser er uden moms.'],
  ['+ 45 12 34 56 78', 5, '\\+ 45 12 34 56 78'],
  ['Prisen er\n+ moms.', 6, '\\+ moms.'],
  ['Vi har åbent mandag\n- fredag.', 6, '\\- fredag.'],
])('refuses %j, whose number or sign would be lost', async (text, line, example) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line, where: 'liste', example }]);
});

test.each([
  ['Firmaer med\n> 50 ansatte.', 6, 'citat', '\\> 50 ansatte.'],
  ['Det er 1280*853*3 stort.', 5, 'teksten', '\\*853*'],
])('refuses %j', async (text, line, where, example) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line, where, example }]);
});

test.each([
  '1. a\n2. b',
  '1. a\n1. b\n1. c',
  '1. a\n\nMellem.\n\n2. b\n3. c',
  '1. a\n2. b\n\nMellem.\n\n3. c',
  '- a\n- b',
  '- et punkt',
  '* a\n* b',
  'Her er listen:\n- a\n- b',
  '> Et citat.',
  '12\\. september og 2019\\. året',
  'Den 1. maj og i 2019.',
  'Et *kursivt* ord og 2 * 3 = 6.',
  'Det tager ~5 minutter~ cirka.',
])('accepts %j', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});

test('says what to write', async () => {
  expect(
    await diagnosticsOf('12. september 2025 ændrede vi vores system. Siden da er der kommet flere.'),
  ).toEqual([
    {
      line: 5,
      where: 'dato',
      found: '12. september 2025 ændrede vi vores system. Siden da er der…',
      expected: '12\\. september: ellers bliver tallet forrest på linjen til en liste',
      example: '12\\. september 2025 ændrede vi vores system. Siden da er de…',
    },
  ]);
});
