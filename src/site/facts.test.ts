import { expect, test } from 'vitest';
import { facts, hasDiscount } from './facts.ts';
import { type Package, seo, websites } from './packages.ts';

test('the discounted package costs its list price less the discount, without a discount the list price', () => {
  const { value: list } = facts['rabat.listepris'];
  const percent = (100 * (list - facts['rabat.pris'].value)) / list;
  expect(percent).toBeCloseTo(hasDiscount ? facts['rabat.procent'].value : 0, 1);
  expect(facts['rabat.pris'].value).toBe(facts[websites.mellem.price].value);
});

test.each([
  ['seo.basis.mindst', 'seo.basis.pris'],
  ['seo.standard.mindst', 'seo.standard.pris'],
  ['seo.premium.mindst', 'seo.premium.pris'],
] as const)('%s is %s for each month of the shortest agreement', (least, monthly) => {
  let sum = 0;
  for (let month = 0; month < facts['seo.binding'].value; month += 1) sum += facts[monthly].value;
  expect(facts[least]).toMatchObject({ value: sum, vat: facts[monthly].vat });
});

const pricesOf = (packages: Readonly<Record<string, Package>>) =>
  Object.values(packages).map(({ price }) => facts[price].value);
const packagePrices = pricesOf(websites);

test.each(['priser.spaend', 'guide.samlet', 'guide.grundlaeggende'] as const)(
  '%s begins at the price of the cheapest package',
  (name) => {
    expect(facts[name].from).toBe(Math.min(...packagePrices));
  },
);

test('the price range of the business reaches as far as any website package', () => {
  expect(facts['priser.spaend'].to).toBeGreaterThanOrEqual(Math.max(...packagePrices));
});

test('the lowest price of SEO, which pages begin with, is that of Basis', () => {
  expect(facts['seo.basis.pris'].value).toBe(Math.min(...pricesOf(seo)));
});
