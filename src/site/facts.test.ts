import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import { type Package, seo, websites } from './packages.ts';

const pricesOf = (packages: Readonly<Record<string, Package>>) =>
  Object.values(packages).map(({ price }) => facts[price].value);

test('the price range of the business reaches as far as any website package', () => {
  expect(facts['priser.spaend'].to).toBeGreaterThanOrEqual(Math.max(...pricesOf(websites)));
});

test('the lowest price of SEO, which pages begin with, is that of Basis', () => {
  expect(facts['seo.basis.pris'].value).toBe(Math.min(...pricesOf(seo)));
});
