import { ownAmount, price, priceAdvice } from '../schema/prices.ts';
import type { PatternRule } from './rule.ts';

const expected = 'en pris hentet med <Pris>, hvis det er en';

/** Prices are fetched, so that they are the same everywhere and can be changed in one place. */
export const priceRules: readonly PatternRule[] = [
  {
    test: price,
    of: ([found]) => priceAdvice(found, 'text'),
    where: 'pris',
    expected: 'en pris hentet fra src/site/facts.ts',
  },
  {
    test: ownAmount,
    of: ([found]) => ({ ...priceAdvice(found, 'text'), expected }),
    where: 'pris',
    expected,
    severity: 'warning',
  },
];
