import { type Fact, facts } from '#src/site/facts.ts';
import { formatPrice, vatNote } from '#src/site/format-fact.ts';
import { type Answers, seoPackages, sizes } from './questions.ts';

/** Prices in whole kroner, excluding VAT. */
type Quote = {
  /** One-time price, after discount; 0 until a size is chosen. */
  readonly totalPrice: number;
  /** The same before discount. */
  readonly listPrice: number;
  /** Monthly price of SEO; 0 without it. Never part of `totalPrice`. */
  readonly seoPrice: number;
};

/** Returns what the answers cost: the one sum that the price panel, the offer, the e-mail and the request state. */
export function quote({ size, seo }: Answers): Quote {
  return {
    totalPrice: size ? facts[sizes[size].price].value : 0,
    listPrice: size ? facts[sizes[size].isDiscounted ? 'rabat.listepris' : sizes[size].price].value : 0,
    seoPrice: seo ? facts[seoPackages[seo].price].value : 0,
  };
}

const price = (value: number): Fact => ({ kind: 'kroner', label: '', value, vat: 'ekskl' });

/** VAT note of the amounts of a quote. */
export const quoteVat = vatNote(price(0));

/** Formats an amount of a quote with VAT added: `12.500 kr. inkl. moms`. */
export const withVatText = (amount: number): string => formatPrice(price(amount), 'inkl');

/** Formats an amount of a quote without and with VAT: `10.000 kr. ekskl. moms (12.500 kr. inkl. moms)`. */
export const bothAmounts = (amount: number): string => formatPrice(price(amount), 'begge');
