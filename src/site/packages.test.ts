import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import { seoPackages, websitePackages } from './packages.ts';

test('one package of each set is the most popular, and only the medium website is discounted', () => {
  const popular = [websitePackages, seoPackages].map(({ packages }) =>
    packages.filter((pack) => pack.popular).map((pack) => pack.id),
  );
  expect(popular).toEqual([['mellem'], ['standard']]);
  const discounted = [...websitePackages.packages, ...seoPackages.packages].filter(
    (pack) => pack.discount || pack.offer,
  );
  expect(discounted.map((pack) => pack.id)).toEqual(['mellem']);
});

test('the discounted price is the list price less the discount', () => {
  const list = facts['pakke.mellem.pris'].value;
  const discount = facts['pakke.mellem.rabat'].value;
  expect(facts['pakke.mellem.tilbudspris'].value).toBe(list - (list * discount) / 100);
});
