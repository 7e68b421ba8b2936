import { z } from 'zod';
import { type CompanyField, companyText } from '#src/site/company-text.ts';
import { conditions } from '#src/site/conditions.ts';
import { facts, isFactName } from '#src/site/facts.ts';
import { nearest } from '../../lib/nearest.ts';
import { sentence } from './text-schemas.ts';

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
/** What a text depends on. */
export const condition = z.enum(conditions);
/** The address of a film at YouTube, as its own button for sharing gives it. */
export const film = z
  .string()
  .regex(
    /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}(?:[?&]\S*)?$/,
    'filmens adresse hos YouTube',
  );
export const company = z.enum(Object.keys(companyText) as CompanyField[]);

/** A name of facts. The one meant is at most two letters away: the names of prices are alike, and a wrong one would be copied. */
const nameOf = (what: string, names: readonly string[]) =>
  z.enum(names, {
    error({ input }) {
      if (isPrice(`${input}`)) return 'et faktum, der ikke er en pris: <Pris> skriver også »ekskl. moms«';
      const meant = nearest(`${input}`, names, 2);
      return `${what} i src/site/facts.ts (\`npm run facts\` viser dem${meant ? `; mente du ${meant}?` : ''})`;
    },
  });
const names = Object.keys(facts);
export const price = nameOf('navnet på en pris', names.filter(isPrice));
export const fact = nameOf(
  'navnet på et faktum',
  names.filter((name) => !isPrice(name)),
);
