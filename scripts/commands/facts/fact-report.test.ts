import { expect, test } from 'vitest';
import type { Fact } from '#src/site/facts.ts';
import { disagreements } from './fact-report.ts';

const fact = (value: string): Fact => ({ kind: 'tekst', label: 'A', value });

test('finds the facts that disagree, until they have the same value', () => {
  const facts = { a: fact('1'), b: fact('2'), c: fact('1') };
  expect(
    disagreements(facts, [
      ['a', 'b'],
      ['a', 'c'],
    ]),
  ).toEqual([['a', 'b']]);
});
