import { expect, test } from 'vitest';
import { type Fact, facts } from '#src/site/facts.ts';
import { disagreements, factPages } from './fact-report.ts';

test('finds the pages of each fact, those of an amount with VAT included', () => {
  const shown = factPages([
    { path: '/priser', html: '<p data-fact="oppetid">99,9 %</p><p data-fact="oppetid">99,9 %</p>' },
    { path: '/', html: '<b data-fact="pris moms">12.500 kr.</b>' },
  ]);
  expect(Object.fromEntries(shown)).toEqual({ oppetid: ['/priser'], pris: ['/'], moms: ['/'] });
});

const fact = (value: string, ...disagrees: readonly string[]): Fact => ({
  kind: 'tekst',
  label: 'A',
  value,
  disagrees,
});

test('finds the facts that disagree, until they have the same value', () => {
  expect(disagreements({ a: fact('1', 'b'), b: fact('2'), d: fact('4', 'e'), e: fact('4') })).toEqual([
    ['a', 'b'],
  ]);
  expect(disagreements({ a: fact('09-17', 'b'), b: fact('9-17') })).toEqual([]);
  const named = Object.values(facts).flatMap((each: Fact) => each.disagrees ?? []);
  expect(named.filter((name) => !(name in facts))).toEqual([]);
});
