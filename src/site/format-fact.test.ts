import { expect, test, vi } from 'vitest';
import type { Fact } from './facts.ts';
import {
  formatFact,
  formatFactWithVat,
  formatKroner,
  formatWhole,
  parseFactText,
  plainFactText,
  vatNote,
} from './format-fact.ts';

// A registry of its own: these are rules of writing, whatever the agency charges.
vi.mock('./facts.ts', () => {
  const facts: Record<string, Fact> = {
    'pris': { kind: 'kroner', label: '', value: 12_345, vat: 'ekskl' },
    'pris.inkl': { kind: 'kroner', label: '', value: 900, vat: 'inkl' },
    'gebyr': { kind: 'kroner', label: '', value: 0, vat: 'uden' },
    'spaend': { kind: 'kroner-interval', label: '', from: 1_000, to: 20_000, vat: 'ekskl' },
    'antal': { kind: 'tal', label: '', value: 1_234, suffix: ' dage' },
    'antal.plus': { kind: 'tal', label: '', value: 100, suffix: '+' },
    'antal.alene': { kind: 'tal', label: '', value: 7 },
    'artikler': { kind: 'tal', label: '', value: 4, suffix: '+ artikler om ugen' },
    'bedoemmelse': { kind: 'tal', label: '', value: 5, decimals: 1 },
    'oppetid': { kind: 'tal', label: '', value: 99.94, decimals: 1, suffix: ' %' },
    'afrundet': { kind: 'tal', label: '', value: 1.6, decimals: 0 },
    'mange-decimaler': { kind: 'tal', label: '', value: 1.25, decimals: 2 },
    'uger': { kind: 'interval', label: '', from: 2, to: 4, suffix: ' uger' },
    'interval': { kind: 'interval', label: '', from: 1_000, to: 2_000 },
    'tekst': { kind: 'tekst', label: '', value: 'efter tilbud' },
  };
  return { facts, isFactName: (name: string) => Object.hasOwn(facts, name) };
});

/** The registry above, to the functions under test a registry like any other. */
type Name = Parameters<typeof formatFact>[0];

test.each([
  [0, '0', '0 kr.'],
  [999, '999', '999 kr.'],
  [1_000, '1.000', '1.000 kr.'],
  [1_234_567, '1.234.567', '1.234.567 kr.'],
])('%i is written %s and %s', (amount, whole, kroner) => {
  expect([formatWhole(amount), formatKroner(amount)]).toEqual([whole, kroner.replace(' ', '\u00a0')]);
});

test.each([
  ['pris', '12.345\u00a0kr.', ' ekskl. moms'],
  ['pris.inkl', '900\u00a0kr.', ' inkl. moms'],
  ['gebyr', '0\u00a0kr.', ''],
  ['spaend', '1.000-20.000\u00a0kr.', ' ekskl. moms'],
  ['antal', '1.234\u00a0dage', ''],
  ['antal.plus', '100+', ''],
  ['antal.alene', '7', ''],
  ['artikler', '4+ artikler om ugen', ''],
  ['bedoemmelse', '5,0', ''],
  ['oppetid', '99,9\u00a0%', ''],
  ['afrundet', '2', ''],
  ['mange-decimaler', '1,25', ''],
  ['uger', '2-4\u00a0uger', ''],
  ['interval', '1.000-2.000', ''],
  ['tekst', 'efter tilbud', ''],
])('the fact %s is written %j, its VAT %j', (name, value, vat) => {
  expect([formatFact(name as Name), formatFactWithVat(name as Name)]).toEqual([value, value + vat]);
});

test('a fact that is no price has no VAT words', () => {
  expect(vatNote({ kind: 'tekst', label: '', value: 'x' })).toBe('');
  expect(vatNote({ kind: 'kroner', label: '', value: 1, vat: 'inkl' })).toBe('inkl. moms');
});

test.each([
  ['', []],
  ['ingen fakta', [{ text: 'ingen fakta' }]],
  ['{{pris}}', [{ fact: 'pris', short: false }]],
  ['{{ pris }}', [{ fact: 'pris', short: false }]],
  ['{{pris|kort}}', [{ fact: 'pris', short: true }]],
  ['Fra {{pris}} nu', [{ text: 'Fra ' }, { fact: 'pris', short: false }, { text: ' nu' }]],
  ['{{pris|kort}}{{uger}}.', [{ fact: 'pris', short: true }, { fact: 'uger', short: false }, { text: '.' }]],
  ['{pris} og {{}}', [{ text: '{pris} og {{}}' }]],
  ['{{pris|lang}}', [{ text: '{{pris|lang}}' }]],
])('%j is split into its parts', (source, parts) => {
  expect(parseFactText(source)).toEqual(parts);
});

test.each(['{{findes.ikke}}', 'a {{toString}} b', '{{ }}'])('%s names no fact, and says so', (source) => {
  expect(() => parseFactText(source)).toThrow(`Ukendt fakta: ${source.replace(/.*\{\{|\}\}.*/g, '').trim()}`);
});

test('written out, a token has its VAT words unless it is short', () => {
  expect(plainFactText('Fra {{pris}}, {{pris|kort}}, på {{uger}}.')).toBe(
    'Fra 12.345\u00a0kr. ekskl. moms, 12.345\u00a0kr., på 2-4\u00a0uger.',
  );
});
