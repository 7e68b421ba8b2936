import { expect, test } from 'vitest';
import type { Fact } from '#src/site/facts.ts';
import { disagreements } from './fact-report.ts';

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
