import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { seoIds, sizeIds, sizes } from './options.ts';
import { quote } from './price.ts';

const prices = {
  lille: facts['pakke.lille.pris'].value,
  mellem: facts['pakke.mellem.tilbudspris'].value,
  stor: facts['pakke.stor.pris'].value,
};
const seoPrices = {
  basic: facts['seo.basis.pris'].value,
  standard: facts['seo.standard.pris'].value,
  premium: facts['seo.premium.pris'].value,
};

test.each(sizeIds)('takes the price of size %s from the facts and never includes SEO', (size) => {
  const totalPrice = prices[size];
  expect(quote({ size, needsGoogle: 'nej', seo: null })).toEqual({ totalPrice, seoPrice: 0 });
  for (const seo of seoIds)
    expect(quote({ size, needsGoogle: 'ja', seo })).toEqual({ totalPrice, seoPrice: seoPrices[seo] });
});

test('returns 0 before a size is chosen', () => {
  for (const needsGoogle of [null, 'nej'] as const)
    expect(quote({ size: null, needsGoogle, seo: null })).toEqual({ totalPrice: 0, seoPrice: 0 });
});

test('the price of an offer is below its list price', () => {
  for (const { offer, price } of Object.values(sizes))
    if (offer) expect(facts[offer.price].value).toBeLessThan(facts[price].value);
});
