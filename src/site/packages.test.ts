import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import { seoPackages, websitePackages } from './packages.ts';

test('one package of each set is the most popular, and only the medium website is discounted', () => {
  const popular = [websitePackages, seoPackages].map(({ packages }) =>
    packages.filter((pack) => pack.popular).map((pack) => pack.id),
  );
  expect(popular).toEqual([['mellem'], ['standard']]);
  const discounted = [...websitePackages.packages, ...seoPackages.packages].filter((pack) => pack.offer);
  expect(discounted.map((pack) => pack.id)).toEqual(['mellem']);
});

test('website prices are from-prices, SEO prices fixed', () => {
  expect([websitePackages.from, seoPackages.from]).toEqual([true, false]);
});

test('no line of the comparison says the same three times: that belongs to what all share', () => {
  const same = [...websitePackages.lines, ...seoPackages.lines].filter(
    ({ cells }) => new Set(cells.map((cell) => JSON.stringify(cell))).size === 1,
  );
  expect(same).toEqual([]);
});

test('the offer in words names the percentage and the month', () => {
  const { value: words } = facts['pakke.mellem.tilbud'];
  expect(words.replaceAll('\u00a0', ' ')).toBe(
    `${facts['pakke.mellem.rabat'].value} % rabat i ${facts['pakke.mellem.rabat.maaned'].value}`,
  );
});
