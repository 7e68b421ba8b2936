import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import { hasOffer } from './has-offer.ts';
import { seoPackages, websitePackages } from './package-comparison.ts';

test('marks one package of each set as popular and discounts only the medium website', () => {
  const popular = [websitePackages, seoPackages].map(({ packages }) =>
    packages.filter((pack) => pack.popular).map((pack) => pack.name),
  );
  expect(popular).toEqual([['Mellem'], ['Standard SEO']]);
  const discounted = [...websitePackages.packages, ...seoPackages.packages].filter((pack) => pack.offer);
  expect(discounted.map((pack) => pack.name)).toEqual(hasOffer ? ['Mellem'] : []);
});

test('has minimum prices for websites and fixed prices for SEO', () => {
  expect([websitePackages.from, seoPackages.from]).toEqual([true, false]);
});

test('has no comparison row with three equal cells, which would belong in the common rows', () => {
  const same = [...websitePackages.lines, ...seoPackages.lines].filter(
    ({ cells }) => new Set(cells.map((cell) => JSON.stringify(cell))).size === 1,
  );
  expect(same).toEqual([]);
});

test('states the percentage in the wording of the offer, and no month that will be over', () => {
  const { value: words } = facts['pakke.mellem.tilbud'];
  expect(words.replaceAll('\u00a0', ' ')).toBe(`${facts['pakke.mellem.rabat'].value} % rabat denne måned`);
});
