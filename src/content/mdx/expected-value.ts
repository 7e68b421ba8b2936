import { closestMatch } from 'leven';
import { facts } from '#src/site/facts.ts';
import { isFactName } from '#src/site/is-fact-name.ts';
import { websites } from '#src/site/packages.ts';
import { sumPrices } from '#src/site/sum-prices.ts';
import { pricesIn } from '../hard-coded-prices.ts';
import { hasToken, plainTextDiagnostic } from '../plain-text.ts';
import { companyText } from './company-text.ts';
import type { AttributeKind } from './component-specs.ts';

/** Returns whether a fact has a VAT note, which only `<Pris>` shows. */
export const isPrice = (name: string) => isFactName(name) && 'vat' in facts[name];

/** The values of the kinds that have a fixed number of them. */
const listed = {
  price: Object.keys(facts).filter(isPrice),
  fact: Object.keys(facts).filter((name) => !isPrice(name)),
  company: Object.keys(companyText),
  /** Initial sizes of the price calculator. */
  size: Object.keys(websites),
} as const;

/** Returns what a text in an attribute must be; null when it is good. */
function expectedText(value: string): string | null {
  if (hasToken(value)) return 'en tekst uden {{ og }}: attributter kan ikke hente tal og priser';
  if (pricesIn(value).length) return 'en tekst uden pris: en attribut kan ikke hente den';
  return plainTextDiagnostic(value);
}

/** Returns the description of a valid value of each kind; null when `value` is valid. */
const expectedOf: Record<AttributeKind, (value: string) => string | null> = {
  price: (value) =>
    sumPrices(value) ? null : 'navnet på en pris i src/site/facts.ts (`npm run facts` viser dem)',
  fact: (value) => {
    if (isPrice(value)) return 'et faktum, der ikke er en pris: <Pris> skriver også »ekskl. moms«';
    return isFactName(value) ? null : 'navnet på et faktum i src/site/facts.ts (`npm run facts` viser dem)';
  },
  company: (value) => oneOf(listed.company, value),
  size: (value) => oneOf(listed.size, value),
  alt: (value) => (value.trim().length < 10 ? 'mindst 10 tegn om, hvad billedet viser' : expectedText(value)),
  text: expectedText,
  // `readTexts` checks pictures, and `checkLinks` addresses.
  picture: () => null,
  link: () => null,
  source: (value) => (/^https:\/\/[^/]+\/./.test(value) ? null : 'adressen på netop den side, der siger det'),
  flag: () => 'navnet alene, uden værdi',
};

const oneOf = (values: readonly string[], value: string) =>
  values.includes(value) ? null : `en af: ${values.join(', ')}`;

/** Returns the description of a valid attribute value; null when `value` is valid. */
export function expectedValue(kind: AttributeKind, value: string | null): string | null {
  if (kind === 'flag' && value === null) return null;
  return value?.trim() ? expectedOf[kind](value) : 'en tekst i anførselstegn';
}

/**
 * Returns the value that was meant by a wrong one, at most two letters away; undefined if there is none. Stricter than
 * `nearest`, because the names of prices are alike and a wrong one would be copied.
 */
export function meantValue(kind: AttributeKind, written: string): string | undefined {
  const maxDistance = Math.min(2, Math.floor(written.length / 3));
  return closestMatch(written, kind in listed ? listed[kind as keyof typeof listed] : [], { maxDistance });
}
