import { closestMatch } from 'leven';
import { facts } from '#src/site/facts.ts';
import { isExternalPicture } from '#src/site/image-hosts.ts';
import { isFactName } from '#src/site/is-fact-name.ts';
import { websites } from '#src/site/packages.ts';
import { sumPrices } from '#src/site/sum-prices.ts';
import { addressDiagnostic } from '../check-address.ts';
import { hasToken, plainTextDiagnostic } from '../plain-text.ts';
import { companyText } from './company-text.ts';
import type { AttributeKind } from './component-specs.ts';

const companyFields = Object.keys(companyText);
/** Initial sizes of the price calculator. */
const sizes: readonly string[] = Object.keys(websites);

/** Returns whether a fact has a VAT note, which only `<Pris>` shows. */
export const isPrice = (name: string) => isFactName(name) && 'vat' in facts[name];

/** Description and check of the values of each kind, which are texts. */
const valuesOf: Record<
  Exclude<AttributeKind, 'flag'>,
  readonly [expected: string, isValid: (value: string) => boolean]
> = {
  price: [
    'navnet på en pris i src/site/facts.ts (`npm run facts` viser dem)',
    (value) => sumPrices(value) !== null,
  ],
  fact: ['navnet på et faktum i src/site/facts.ts (`npm run facts` viser dem)', isFactName],
  company: [`et af: ${companyFields.join(', ')}`, (value) => companyFields.includes(value)],
  alt: ['mindst 10 tegn om, hvad billedet viser', (value) => value.trim().length >= 10],
  picture: [
    'en fil i content/billeder: mappe/navn.svg eller .webp (eller en adresse hos en vært fra src/site/image-hosts.ts)',
    (value) => /^[a-z0-9-]+\/[a-z0-9-]+\.(svg|webp)$/.test(value) || isExternalPicture(value),
  ],
  link: [
    'en adresse, der begynder med / eller https://',
    (value) => /^(\/|#|https:\/\/|mailto:|tel:)/.test(value),
  ],
  size: [`en af: ${sizes.join(', ')}`, (value) => sizes.includes(value)],
  source: ['adressen på netop den side, der siger det', (value) => /^https:\/\/[^/]+\/./.test(value)],
  text: ['en tekst i anførselstegn', () => true],
};

/** The values of the kinds that have a fixed number of them. */
const listed: Partial<Record<AttributeKind, readonly string[]>> = {
  price: Object.keys(facts).filter(isPrice),
  fact: Object.keys(facts).filter((name) => !isPrice(name)),
  company: companyFields,
  size: sizes,
};

/**
 * Returns the value that was meant by a wrong one, at most two letters away; undefined if there is none. Stricter than
 * `nearest`, because the names of prices are alike and a wrong one would be copied.
 */
export function meantValue(kind: AttributeKind, written: string): string | undefined {
  const maxDistance = Math.min(2, Math.floor(written.length / 3));
  return closestMatch(written, listed[kind] ?? [], { maxDistance });
}

/** Returns the description of a valid attribute value; null when `value` is valid. */
export function expectedValue(kind: AttributeKind, value: string | null): string | null {
  if (kind === 'flag') return value === null ? null : 'navnet alene, uden værdi';
  if (!value?.trim()) return valuesOf.text[0];
  if (kind === 'fact' && isPrice(value))
    return 'et faktum, der ikke er en pris: <Pris> skriver også »ekskl. moms«';
  if (kind === 'text' || kind === 'alt') {
    const braces = hasToken(value)
      ? 'en tekst uden {{ og }}: attributter kan ikke hente tal og priser'
      : null;
    const diagnostic = braces ?? plainTextDiagnostic(value);
    if (diagnostic) return diagnostic;
  }
  // `checkLinks` reports it, with the right address.
  if ((kind === 'link' || kind === 'source') && addressDiagnostic(value)) return null;
  const [expected, isValid] = valuesOf[kind];
  return isValid(value) ? null : expected;
}
