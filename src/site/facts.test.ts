import { expect, test } from 'vitest';
import { discount, facts, hasDiscount } from './facts.ts';
import { type Package, seo, websites } from './packages.ts';

test('the discounted package costs its list price less the discount, without a discount the list price', () => {
  const { value: list } = facts['rabat.listepris'];
  const percent = (100 * (list - facts['rabat.pris'].value)) / list;
  expect(percent).toBeCloseTo(hasDiscount ? facts['rabat.procent'].value : 0, 1);
  expect(facts['rabat.pris'].value).toBe(facts[websites[discount.package].price].value);
});

const pricesOf = (packages: Readonly<Record<string, Package>>) =>
  Object.values(packages).map(({ price }) => facts[price].value);

test('the price range of the business reaches as far as any website package', () => {
  expect(facts['priser.spaend'].to).toBeGreaterThanOrEqual(Math.max(...pricesOf(websites)));
});

test('the lowest price of SEO, which pages begin with, is that of Basis', () => {
  expect(facts['seo.basis.pris'].value).toBe(Math.min(...pricesOf(seo)));
});
