import { closestMatch } from 'leven';
import { z } from 'zod';
import { type CompanyField, companyText } from '#src/content/company-text.ts';
import { facts, isFactName } from '#src/site/facts.ts';
import { websites } from '#src/site/packages.ts';
import { sentence } from '../schema/text-schemas.ts';

/* Schemas of the attributes of components. */

/** Returns whether a fact has a VAT note, which only `<Pris>` shows. */
export const isPrice = (name: string) => isFactName(name) && 'vat' in facts[name];

export const text = sentence(1);
/** What a picture shows. */
export const description = sentence(10);
/** A name without a value. */
export const flag = z.literal(true, 'navnet alene, uden værdi').optional();
/** The address of the exact page that supports a claim. */
export const source = z.string().regex(/^https:\/\/[^/]+\/./, 'adressen på netop den side, der siger det');
export const company = z.enum(Object.keys(companyText) as CompanyField[]);
/** Initial size of the price calculator. */
export const size = z.enum(Object.keys(websites));
export const price = z.string().refine(isPrice, {
  error: ({ input }) => `navnet på en pris${named(input, true)}`,
});
/** Any other fact. */
export const fact = z.string().refine((name) => isFactName(name) && !isPrice(name), {
  error: ({ input }) =>
    isPrice(`${input}`)
      ? 'et faktum, der ikke er en pris: <Pris> skriver også »ekskl. moms«'
      : `navnet på et faktum${named(input, false)}`,
});

/**
 * Says where names are found, and which was meant: one at most two letters away, because the names of prices are alike and
 * a wrong one would be copied.
 */
function named(written: unknown, ofPrices: boolean): string {
  const names = Object.keys(facts).filter((name) => isPrice(name) === ofPrices);
  const meant = closestMatch(`${written}`, names, { maxDistance: 2 });
  return ` i src/site/facts.ts (\`npm run facts\` viser dem${meant ? `; mente du ${meant}?` : ''})`;
}
