import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { parseAnswers } from './answers.ts';
import { seoIds, seoPackages, sizeIds, sizes } from './options.ts';
import { quote } from './price.ts';

test.each([null, ...sizeIds])(
  'the price of size %s is that of the package, with any discount and without SEO',
  (size) => {
    const chosen = size && sizes[size];
    const totalPrice = chosen ? facts[chosen.offer?.price ?? chosen.price].value : 0;
    expect(quote(parseAnswers({ size, google: 'nej' }))).toEqual({ totalPrice, seoPrice: 0 });
    for (const seo of size ? seoIds : []) {
      const seoPrice = facts[seoPackages[seo].price].value;
      expect(quote(parseAnswers({ size, google: 'ja', seo }))).toEqual({ totalPrice, seoPrice });
    }
  },
);

test('the price of an offer is below its list price', () => {
  for (const { offer, price } of Object.values(sizes))
    if (offer) expect(facts[offer.price].value).toBeLessThan(facts[price].value);
});
