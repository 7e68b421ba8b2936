import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import type { Answers } from './answers.ts';
import { quote } from './price.ts';

test.each<[Answers['size'], Answers['seo'], ReturnType<typeof quote>]>([
  [null, null, { totalPrice: 0, listPrice: null, seoPrice: 0 }],
  ['lille', null, { totalPrice: 10_000, listPrice: null, seoPrice: 0 }],
  ['lille', 'basic', { totalPrice: 10_000, listPrice: null, seoPrice: 5_000 }],
  ['lille', 'standard', { totalPrice: 10_000, listPrice: null, seoPrice: 12_000 }],
  ['lille', 'premium', { totalPrice: 10_000, listPrice: null, seoPrice: 25_000 }],
  ['mellem', null, { totalPrice: 17_000, listPrice: 20_000, seoPrice: 0 }],
  ['mellem', 'basic', { totalPrice: 17_000, listPrice: 20_000, seoPrice: 5_000 }],
  ['mellem', 'standard', { totalPrice: 17_000, listPrice: 20_000, seoPrice: 12_000 }],
  ['mellem', 'premium', { totalPrice: 17_000, listPrice: 20_000, seoPrice: 25_000 }],
  ['stor', null, { totalPrice: 50_000, listPrice: null, seoPrice: 0 }],
  ['stor', 'basic', { totalPrice: 50_000, listPrice: null, seoPrice: 5_000 }],
  ['stor', 'standard', { totalPrice: 50_000, listPrice: null, seoPrice: 12_000 }],
  ['stor', 'premium', { totalPrice: 50_000, listPrice: null, seoPrice: 25_000 }],
])('size %s with SEO %s', (size, seo, expected) => {
  expect(quote({ size, needsGoogle: seo ? 'ja' : 'nej', seo })).toEqual(expected);
});

test('the discounted price is the list price less the discount', () => {
  const { value: list } = facts['pakke.mellem.pris'];
  const { value: percent } = facts['pakke.mellem.rabat'];
  expect(facts['pakke.mellem.tilbudspris'].value).toBe((list * (100 - percent)) / 100);
});
