import { expect, test } from 'vitest';
import { facts } from './facts.ts';

test('the discounted price is the list price less the discount', () => {
  const discount = facts['pakke.mellem.pris'].value - facts['pakke.mellem.tilbudspris'].value;
  const percent = (100 * discount) / facts['pakke.mellem.pris'].value;
  expect(percent).toBeCloseTo(facts['pakke.mellem.rabat'].value, 1);
});
