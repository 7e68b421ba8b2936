import { price } from '../../lib/prices.ts';
import { componentSpecs } from '../schema/component-specs.ts';
import type { PatternRule } from './rule.ts';

/** Prices are fetched, so that they are the same everywhere and can be changed in one place. */
export const priceRules: readonly PatternRule[] = [
  {
    test: price,
    of: ([found]) => ({ found: found.trim().replace(/\s+/g, ' ') }),
    where: 'pris',
    expected:
      'en pris hentet fra src/site/facts.ts (`npm run facts` viser navnene); et beløb, der ikke er jeres, i <Beloeb tekst="…" />; kroner i stedet for kr. sidst i en sætning',
    example: componentSpecs.Pris.example,
  },
];
