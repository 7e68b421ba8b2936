import { expect, test } from 'vitest';
import { paymentOf } from './vat.ts';

const all = 'alt forud';
const halves = 'i to rater';

test.each([
  // The limit of 5.000 kr. including VAT is 4.000 kr. without.
  [3_999, all],
  [4_000, halves],
  [4_001, halves],
])('a website for %i kr. without VAT at a limit of 5.000 kr. including VAT is paid %s', (price, words) => {
  expect(paymentOf(price, 25, 5_000)).toBe(words);
});
