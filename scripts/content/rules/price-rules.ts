import { ownAmount, price, priceAdvice } from '#src/content/schema/hard-coded-prices.ts';
import { facts } from '#src/site/facts.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import type { PatternRule } from './rule.ts';

const own = formatNumber(facts['pakke.mellem.pris'].value);

/** Prices are fetched, so that they are the same everywhere and can be changed in one place. */
export const priceRules: readonly PatternRule[] = [
  {
    test: price,
    of: ([found]) => priceAdvice(found, 'text'),
    where: 'pris',
    expected: 'en pris hentet fra src/site/facts.ts',
    bad: 'Det koster **7.500**\nkr. om året.',
    good: 'Det koster <Pris navn="pakke.lille.pris" /> i alt.',
  },
  {
    test: ownAmount,
    of: ([found]) => ({
      ...priceAdvice(found, 'text'),
      expected: 'en pris hentet med <Pris>, hvis det er en',
    }),
    where: 'pris',
    expected: 'en pris hentet med <Pris>, hvis det er en',
    bad: `| Pakke | Kroner |\n| --- | --- |\n| Mellem | ${own} |`,
    good: `Vi har ${own} følgere.`,
    severity: 'warning',
  },
];
