import { expect, test } from 'vitest';
import { reportOfText } from '../../../tests/fixtures/report-of-text.ts';

const diagnosticsOf = async (text: string) => (await reportOfText(text)).diagnostics;

test.each([
  ['a&#8203;b', 'U+200B (mellemrum uden bredde)'],
  ['a&shy;b', 'U+00AD (blød bindestreg)'],
  ['<Note titel="a&#x2060;b">x</Note>', 'U+2060 (usynlig sammenføjning)'],
])('names the character that %j writes as a code', async (text, name) => {
  expect(await diagnosticsOf(text)).toMatchObject([
    { line: 5, where: 'usynligt tegn', expected: `teksten uden ${name}, heller ikke som kode` },
  ]);
});

test('wants common spaces in a heading, whose anchor would join the words', async () => {
  expect(await diagnosticsOf('Tekst.\n\n## Hvad&nbsp;koster det?')).toMatchObject([
    { line: 7, where: 'overskrift', example: '## Hvad koster det?' },
  ]);
  expect(await diagnosticsOf('Det koster 5&nbsp;minutter.')).toEqual([]);
});
