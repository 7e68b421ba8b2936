import { expect, test } from 'vitest';
import { type Fact, facts } from '#src/site/facts.ts';
import { disagreements, factPages, factReport } from './fact-report.ts';

test('finds each page of a fact once, and lists a sum under each of its prices', () => {
  const shown = factPages([
    { path: '/priser', html: '<span data-fakta="oppetid">99,9 %</span><b data-fakta="domaene">x</b>' },
    { path: '/', html: '<span data-fakta="oppetid">99,9 %</span><span data-fakta="oppetid">99,9 %</span>' },
    { path: '/artikler', html: '<span data-fakta="domaene hosting.fra">2.500-2.700 kr.</span>' },
  ]);
  expect([...shown]).toEqual([
    ['oppetid', ['/', '/priser']],
    ['domaene', ['/artikler', '/priser']],
    ['hosting.fra', ['/artikler']],
  ]);
});

test('names the place of a fact that a page states only in its head', () => {
  const head =
    '<meta name="description" content="10.000 kr. siden 2021" data-fakta="pris grundlagt"><script data-fakta="grundlagt spaend">{}</script>';
  expect([...factPages([{ path: '/', html: `${head}<b data-fakta="pris">10.000 kr.</b>` }])]).toEqual([
    ['pris', ['/']],
    ['grundlagt', ['/ (beskrivelse og strukturerede data)']],
    ['spaend', ['/ (strukturerede data)']],
  ]);
});

const fact = (label: string, disagrees?: readonly string[]): Fact => ({
  kind: 'tekst',
  label,
  value: label,
  disagrees,
});

test('groups facts that disagree, even if only one of them declares it', () => {
  expect(
    disagreements({ a: fact('A', ['b']), b: fact('B', ['a']), c: fact('C', ['b']), d: fact('D') }),
  ).toEqual([['a', 'b', 'c']]);
});

test('facts no longer disagree when they have the same value, however hours are written', () => {
  const opening = (value: string): Fact => ({ kind: 'tekst', label: 'A', value, disagrees: ['b'] });
  const groups = (a: string, b: string) => disagreements({ a: opening(a), b: opening(b) });
  expect(groups('09-17', '9-17')).toEqual([]);
  expect(groups('08-20', '9-17')).toEqual([['a', 'b']]);
});

test('only facts that exist are declared to disagree', () => {
  const names = Object.keys(facts);
  expect(
    disagreements(facts)
      .flat()
      .filter((name) => !names.includes(name)),
  ).toEqual([]);
});

test('reports value, label and pages of each fact, then the questions', () => {
  const lines = [
    { name: 'a', label: 'Levering', value: '7 dage', pages: ['/', '/priser'] },
    { name: 'b', label: 'Levering af pakker', value: '2-4 uger', pages: ['/priser'] },
    { name: 'c', label: 'Oppetid', value: '99,9 %', pages: [] },
  ];
  expect(factReport(lines, [['a', 'b']], 2)).toBe(`a: 7 dage
  Levering
  alle 2 sider
b: 2-4 uger
  Levering af pakker
  /priser
c: 99,9 %
  Oppetid
  ingen sider

3 fakta.

Disse siger ikke det samme. Ejeren afgør, hvad der gælder, og retter src/site/facts.ts:

1.
  a: 7 dage
    Levering
    alle 2 sider
  b: 2-4 uger
    Levering af pakker
    /priser`);
});

test('reports promises without terms last, with their question', () => {
  const line = { label: 'Oppetid', value: '99,9 %', pages: ['/priser'] };
  const report = factReport(
    [
      { ...line, name: 'oppetid', openQuestion: 'Hvordan måles den?' },
      { ...line, name: 'b' },
    ],
    [],
    2,
  );
  expect(report.split('\n').slice(-2)).toEqual(['oppetid: 99,9 %', '  Hvordan måles den?']);
});
