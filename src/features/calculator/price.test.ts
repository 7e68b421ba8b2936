import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { seoIds, sizeIds } from './options.ts';
import { quote } from './price.ts';

const prices = {
  lille: { totalPrice: facts['pakke.lille.pris'].value, listPrice: null },
  mellem: {
    totalPrice: facts['pakke.mellem.tilbudspris'].value,
    listPrice: facts['pakke.mellem.pris'].value,
  },
  stor: { totalPrice: facts['pakke.stor.pris'].value, listPrice: null },
};
const seoPrices = {
  basic: facts['seo.basis.pris'].value,
  standard: facts['seo.standard.pris'].value,
  premium: facts['seo.premium.pris'].value,
};

test.each(sizeIds)('takes the price of size %s from the facts and never includes SEO', (size) => {
  expect(quote({ size, needsGoogle: 'nej', seo: null })).toEqual({ ...prices[size], seoPrice: 0 });
  for (const seo of seoIds) {
    expect(quote({ size, needsGoogle: 'ja', seo })).toEqual({ ...prices[size], seoPrice: seoPrices[seo] });
  }
});

test('returns 0 before a size is chosen', () => {
  expect(quote({ size: null, needsGoogle: null, seo: null })).toEqual({
    totalPrice: 0,
    listPrice: null,
    seoPrice: 0,
  });
});
