import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import { sumPrices } from './sum-prices.ts';

const { value: small } = facts['pakke.lille.pris'];
const { from: cheapest, to: dearest } = facts.domaene;
const { value: hosting } = facts['hosting.fra'];

test('returns a single price unchanged', () => {
  expect(sumPrices('pakke.lille.pris')).toEqual({
    fact: { kind: 'kroner', label: 'pakke.lille.pris', value: small, vat: 'ekskl' },
    names: ['pakke.lille.pris'],
  });
});

test('multiplies prices; a price range makes the sum a range', () => {
  expect(sumPrices('pakke.lille.pris + domaene + 12 x hosting.fra')).toMatchObject({
    fact: {
      kind: 'kroner-interval',
      from: small + cheapest + 12 * hosting,
      to: small + dearest + 12 * hosting,
      vat: 'ekskl',
    },
    names: ['pakke.lille.pris', 'domaene', 'hosting.fra'],
  });
});

test.each([
  '',
  'findes.ikke',
  'grundlagt',
  'pakke.lille.pris +',
  'pakke.lille.pris + 12 hosting.fra',
  'pakke.lille.pris + vilkaar.forudbetaling.graense',
])('returns null for %j', (source) => {
  expect(sumPrices(source)).toBeNull();
});
