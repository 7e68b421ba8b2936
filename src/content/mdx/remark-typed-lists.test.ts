import { expect, test } from 'vitest';
import { reportOfText } from '../../../tests/fixtures/report-of-text.ts';

const diagnosticsOf = async (text: string) => (await reportOfText(text)).diagnostics;

test.each([
  ['•\tførste\n•\tandet', '•⇥første', '- første'],
  ['· et punkt', '· et punkt', '- et punkt'],
  ['▪ første', '▪ første', '- første'],
  ['✓ Hurtig\n✓ Billig', '✓ Hurtig', '- Hurtig'],
  ['o\tførste\no\tandet', 'o⇥første', '- første'],
  ['– første\n– andet', '– første', '- første'],
  ['-første\n-andet', '-første', '- første'],
  ['a) første\nb) andet', 'a) første', '1. første'],
  ['a. første\n\nb. andet', 'a. første', '1. første'],
  ['(1) første\n(2) andet', '(1) første', '1. første'],
  ['i) første\nii) andet', 'i) første', '1. første'],
  ['1.første\n2.andet', '1.første', '1. første'],
  ['> • et citat', '• et citat', '- et citat'],
])('refuses the list %j, which would be one paragraph', async (text, found, example) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line: 5, where: 'liste', found, example }]);
});

test.each([
  ['Pakke\tTid\tSider\nLille\tto uger\tfem', 'Pakke⇥Tid⇥Sider'],
  ['Pakke   Tid   Sider\nLille   to    fem', 'Pakke   Tid   Sider'],
])('refuses the table %j, which would be one paragraph', async (text, found) => {
  expect(await diagnosticsOf(text)).toMatchObject([
    { line: 5, where: 'tabel', found, example: '| Pakke | Tid | Sider |' },
  ]);
});

test.each([
  '– Hvad koster det? spurgte hun.\n\n– Det kommer an på det.',
  'En tanke – som\n– måske – er god.',
  'a) er bedre end b)',
  'A. P. Møller er stor.\n\nB. S. Ingemann skrev.',
  '1) første\n2) andet',
  '-5 grader er koldt.',
  'Én\ttabulator i en linje.',
  'Vi åbner kl. 9\nog lukker kl. 17.',
])('accepts %j', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});
