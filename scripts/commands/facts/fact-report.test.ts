import { expect, test } from 'vitest';
import type { Fact } from '#src/site/facts.ts';
import { disagreements, factPages } from './fact-report.ts';

test('finds the pages of each fact, those of an amount with VAT included', () => {
  const shown = factPages([
    { path: '/priser', html: '<p data-fact="oppetid">99,9 %</p><p data-fact="oppetid">99,9 %</p>' },
    { path: '/', html: '<b data-fact="pris moms">12.500 kr.</b>' },
  ]);
  expect(Object.fromEntries(shown)).toEqual({ oppetid: ['/priser'], pris: ['/'], moms: ['/'] });
});

const fact = (value: string): Fact => ({ kind: 'tekst', label: 'A', value });

test('finds the facts that disagree, until they have the same value', () => {
  const facts = { a: fact('1'), b: fact('2'), c: fact('09-17'), d: fact('9-17') };
  expect(
    disagreements(facts, [
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toEqual([['a', 'b']]);
});
