import type { Fact } from '#src/site/facts.ts';
import { formatPrice } from '#src/site/format-fact.ts';

/** Amounts of a quote are without VAT. */
const price = (value: number): Fact => ({ kind: 'kroner', label: '', value, vat: 'ekskl' });

/** Formats an amount of a quote with VAT added: `12.500 kr. inkl. moms`. */
export const withVatText = (amount: number): string => formatPrice(price(amount), 'inkl');

/** Formats an amount of a quote without and with VAT: `10.000 kr. ekskl. moms (12.500 kr. inkl. moms)`. */
export const bothAmounts = (amount: number): string => formatPrice(price(amount), 'begge');
