import { expect, onTestFinished, test } from 'vitest';
import { type Fact, type FactName, facts } from './facts.ts';
import { formatValue, includingVat, parseFactText, plainFactText, vatNote } from './format-fact.ts';

/** First price and first other fact of the registry, so that the tests hold for any facts. */
const names = Object.keys(facts) as FactName[];
const price = names.find((name) => vatNote(facts[name])) as FactName;
const number = names.find((name) => !vatNote(facts[name])) as FactName;

test.each<[value: string, vat: string, fact: Fact]>([
  ['12.345\u00a0kr.', 'ekskl. moms', { kind: 'kroner', label: '', value: 12_345, vat: 'ekskl' }],
  ['900\u00a0kr.', 'inkl. moms', { kind: 'kroner', label: '', value: 900, vat: 'inkl' }],
  [
    '1.000-20.000\u00a0kr.',
    'ekskl. moms',
    { kind: 'kroner-interval', label: '', from: 1_000, to: 20_000, vat: 'ekskl' },
  ],
  ['4+ artikler om ugen', '', { kind: 'tal', label: '', value: 4, suffix: '+ artikler om ugen' }],
  ['99,9\u00a0%', '', { kind: 'tal', label: '', value: 99.9, suffix: ' %' }],
  ['2-4\u00a0uger', '', { kind: 'interval', label: '', from: 2, to: 4, suffix: ' uger' }],
  ['efter tilbud', '', { kind: 'tekst', label: '', value: 'efter tilbud' }],
])('formats a fact as %j with the VAT note %j', (value, vat, fact) => {
  expect([formatValue(fact), vatNote(fact)]).toEqual([value, vat]);
});

test.each<[source: string, parts: ReturnType<typeof parseFactText>]>([
  ['', []],
  [`Fra {{ ${price} }} nu`, [{ text: 'Fra ' }, { fact: price }, { text: ' nu' }]],
  [`{{${price}|kort}}{{${number}}}.`, [{ fact: price, form: 'kort' }, { fact: number }, { text: '.' }]],
  [`{${price}} og {{}} {{${price}|lang}}`, [{ text: `{${price}} og {{}} {{${price}|lang}}` }]],
])('splits %j into parts', (source, parts) => {
  expect(parseFactText(source)).toEqual(parts);
});

test.each([
  ['a {{toString}} b', 'Ukendt faktum: toString'],
  [`{{${number}|begge}}`, `Ikke en pris med moms: ${number}`],
])('refuses %s: %s', (source, message) => {
  expect(() => parseFactText(source)).toThrow(message);
});

test.each<[Fact, string | null]>([
  [{ kind: 'kroner', label: '', value: 800, vat: 'ekskl' }, '1.000\u00a0kr.'],
  [{ kind: 'kroner', label: '', value: 999, vat: 'ekskl' }, '1.249\u00a0kr.'],
  [{ kind: 'kroner', label: '', value: 800, vat: 'inkl' }, '800\u00a0kr.'],
  [{ kind: 'kroner-interval', label: '', from: 80, to: 400, vat: 'ekskl' }, '100-500\u00a0kr.'],
  [{ kind: 'kroner', label: '', value: 800, vat: 'uden' }, null],
])('with VAT %j is %s', (fact, text) => {
  const { value } = facts.moms;
  onTestFinished(() => void Object.assign(facts.moms, { value }));
  Object.assign(facts.moms, { value: 25 });
  const inclusive = includingVat(fact);
  expect(inclusive && formatValue(inclusive)).toBe(text);
});

test('replaces tokens with their values in the form asked for', () => {
  const amount = formatValue(facts[price]);
  const inclusive = includingVat(facts[price]);
  const sum = inclusive && formatValue(inclusive);
  expect(
    plainFactText(
      `Fra {{${price}}}, {{${price}|kort}}, {{${price}|inkl}}, {{${price}|begge}}, på {{${number}}}.`,
    ),
  ).toBe(
    `Fra ${amount} ekskl. moms, ${amount}, ${sum} inkl. moms, ${amount} ekskl. moms (${sum} inkl. moms), på ${formatValue(facts[number])}.`,
  );
});
