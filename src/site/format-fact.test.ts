import { expect, onTestFinished, test } from 'vitest';
import { type Fact, type FactName, facts } from './facts.ts';
import {
  factsIn,
  formatFact,
  formatFactWithVat,
  formatKroner,
  formatNumber,
  formatValue,
  includingVat,
  parseFactText,
  plainFactText,
  vatNote,
} from './format-fact.ts';

/** First price and first other fact of the registry, so that the tests hold for any facts. */
const names = Object.keys(facts) as FactName[];
const price = names.find((name) => vatNote(facts[name])) as FactName;
const number = names.find((name) => !vatNote(facts[name])) as FactName;

test.each([
  [0, '0', '0 kr.'],
  [999, '999', '999 kr.'],
  [1_000, '1.000', '1.000 kr.'],
  [1_234_567, '1.234.567', '1.234.567 kr.'],
])('formats %i as %s and %s', (amount, whole, kroner) => {
  expect([formatNumber(amount), formatKroner(amount)]).toEqual([whole, kroner.replace(' ', '\u00a0')]);
});

test.each<[value: string, vat: string, fact: Fact]>([
  ['12.345\u00a0kr.', 'ekskl. moms', { kind: 'kroner', label: '', value: 12_345, vat: 'ekskl' }],
  ['900\u00a0kr.', 'inkl. moms', { kind: 'kroner', label: '', value: 900, vat: 'inkl' }],
  ['0\u00a0kr.', '', { kind: 'kroner', label: '', value: 0, vat: 'uden' }],
  [
    '1.000-20.000\u00a0kr.',
    'ekskl. moms',
    { kind: 'kroner-interval', label: '', from: 1_000, to: 20_000, vat: 'ekskl' },
  ],
  ['1.234\u00a0dage', '', { kind: 'tal', label: '', value: 1_234, suffix: ' dage' }],
  ['100+', '', { kind: 'tal', label: '', value: 100, suffix: '+' }],
  ['7', '', { kind: 'tal', label: '', value: 7 }],
  ['4+ artikler om ugen', '', { kind: 'tal', label: '', value: 4, suffix: '+ artikler om ugen' }],
  ['99,9\u00a0%', '', { kind: 'tal', label: '', value: 99.9, suffix: ' %' }],
  ['2-4\u00a0uger', '', { kind: 'interval', label: '', from: 2, to: 4, suffix: ' uger' }],
  ['1.000-2.000', '', { kind: 'interval', label: '', from: 1_000, to: 2_000 }],
  ['efter tilbud', '', { kind: 'tekst', label: '', value: 'efter tilbud' }],
])('formats a fact as %j with the VAT note %j', (value, vat, fact) => {
  expect([formatValue(fact), vatNote(fact)]).toEqual([value, vat]);
});

test.each(names)('formats %s by name, with its VAT note if it is a price', (name) => {
  const value = formatValue(facts[name]);
  const vat = vatNote(facts[name]);
  expect([formatFact(name), formatFactWithVat(name)]).toEqual([value, vat ? `${value} ${vat}` : value]);
});

test.each<[source: string, parts: ReturnType<typeof parseFactText>]>([
  ['', []],
  ['ingen fakta', [{ text: 'ingen fakta' }]],
  [`{{${price}}}`, [{ fact: price }]],
  [`{{ ${price} }}`, [{ fact: price }]],
  [`{{${price}|kort}}`, [{ fact: price, form: 'kort' }]],
  [`Fra {{${price}}} nu`, [{ text: 'Fra ' }, { fact: price }, { text: ' nu' }]],
  [`{{${price}|kort}}{{${number}}}.`, [{ fact: price, form: 'kort' }, { fact: number }, { text: '.' }]],
  [`{${price}} og {{}}`, [{ text: `{${price}} og {{}}` }]],
  [`{{${price}|lang}}`, [{ text: `{{${price}|lang}}` }]],
])('splits %j into parts', (source, parts) => {
  expect(parseFactText(source)).toEqual(parts);
});

test.each(['{{findes.ikke}}', 'a {{toString}} b', '{{ }}'])('throws for the unknown fact in %s', (source) => {
  expect(() => parseFactText(source)).toThrow(
    `Ukendt faktum: ${source.replace(/.*\{\{|\}\}.*/g, '').trim()}`,
  );
});

test.each(['inkl', 'begge'])('throws for {{fact|%s}} of a fact that has no VAT', (form) => {
  expect(() => parseFactText(`{{${number}|${form}}}`)).toThrow(`Ikke en pris med moms: ${number}`);
});

test.each([
  [{ kind: 'kroner', label: '', value: 800, vat: 'ekskl' }, '1.000\u00a0kr. inkl. moms'],
  [{ kind: 'kroner', label: '', value: 800, vat: 'inkl' }, '800\u00a0kr. inkl. moms'],
  [{ kind: 'kroner-interval', label: '', from: 80, to: 400, vat: 'ekskl' }, '100-500\u00a0kr. inkl. moms'],
] as const)('adds VAT to a price without it: %j is %s', (fact, text) => {
  const { value, suffix } = facts.moms;
  onTestFinished(() => void Object.assign(facts.moms, { value, suffix }));
  Object.assign(facts.moms, { value: 25 });
  const inclusive = includingVat(fact);
  expect(inclusive && `${formatValue(inclusive)} ${vatNote(inclusive)}`).toBe(text);
});

test.each([
  { kind: 'kroner', label: '', value: 800, vat: 'uden' },
  { kind: 'tal', label: '', value: 3 },
] as const)('has no amount with VAT for %j', (fact) => {
  expect(includingVat(fact)).toBeNull();
});

test('states a price without and with VAT', () => {
  const inclusive = includingVat(facts[price]);
  const sum = inclusive && formatValue(inclusive);
  expect(plainFactText(`{{${price}|inkl}}`)).toBe(`${sum} inkl. moms`);
  expect(plainFactText(`{{${price}|begge}}`)).toBe(
    `${formatValue(facts[price])} ekskl. moms (${sum} inkl. moms)`,
  );
});

test('replaces tokens with their values, with VAT note unless `kort`', () => {
  const amount = formatValue(facts[price]);
  expect(plainFactText(`Fra {{${price}}}, {{${price}|kort}}, på {{${number}}}.`)).toBe(
    `Fra ${amount} ${vatNote(facts[price])}, ${amount}, på ${formatValue(facts[number])}.`,
  );
});

test.each([
  [0, '0'],
  [1.9, '1,9'],
  [0.03, '0,03'],
  [0.0625, '0,063'],
  [-1_200.5, '-1.200,5'],
])('formats the number %s as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('names the facts in a text', () => {
  expect(factsIn('Fra {{pakke.lille.pris|kort}}, svar inden for {{svar.timer}}.')).toEqual([
    'pakke.lille.pris',
    'svar.timer',
  ]);
  expect(factsIn('Ingen tal.')).toEqual([]);
});
