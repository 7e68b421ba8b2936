import { type Fact, type FactName, facts } from './facts.ts';
import { isFactName } from './is-fact-name.ts';

const grouped = new Intl.NumberFormat('da-DK');
const vatWords = { ekskl: 'ekskl. moms', inkl: 'inkl. moms', uden: '' } as const;

/** A number as Danes read it, with as many decimals as it has, three at most: `10.000`, `1,9`, `0,03`. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** Whole kroner as Danes read them, with a space that does not break: `10.000 kr.` */
export function formatKroner(amount: number): string {
  return `${grouped.format(amount)}\u00a0kr.`;
}

/** The VAT words that belong beside an amount; empty for facts that are no prices. */
export function vatNote(fact: Fact): string {
  return 'vat' in fact ? vatWords[fact.vat] : '';
}

/** A fact's value as text, without VAT words. */
export function formatValue(fact: Fact): string {
  switch (fact.kind) {
    case 'kroner':
      return formatKroner(fact.value);
    case 'kroner-interval':
      return `${grouped.format(fact.from)}-${formatKroner(fact.to)}`;
    case 'tal':
      return number(fact.value, fact.decimals) + unit(fact.suffix);
    case 'interval':
      return `${grouped.format(fact.from)}-${grouped.format(fact.to)}${unit(fact.suffix)}`;
    case 'tekst':
      return fact.value;
  }
}

/** Made once: setting up a formatter costs more than a thousand uses of it, and the calculator prints at every step. */
const withDecimals = [0, 1].map(
  (decimals) =>
    new Intl.NumberFormat('da-DK', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
);

function number(value: number, decimals = 0): string {
  return withDecimals[decimals]?.format(value) ?? grouped.format(value);
}

function unit(suffix = ''): string {
  return suffix.replace(/^ /, '\u00a0');
}

/** A fact's value as text, without VAT words: `10.000 kr.`, `2-4 uger`, `4,8`. */
export function formatFact(name: FactName): string {
  return formatValue(facts[name]);
}

/** As `formatFact`, with VAT words where the fact is a price: `10.000 kr. ekskl. moms`. */
export function formatFactWithVat(name: FactName): string {
  const note = vatNote(facts[name]);
  return note ? `${formatFact(name)} ${note}` : formatFact(name);
}

type FactTextPart = { readonly text: string } | { readonly fact: FactName; readonly short: boolean };

/** `{{fact}}` or `{{fact|kort}}`. */
export const factToken = /\{\{([^}|]+)(\|kort)?\}\}/g;

/**
 * Splits text with `{{fact}}` and `{{fact|kort}}` tokens (kort: no VAT words).
 * @throws when a token names a fact that does not exist
 */
export function parseFactText(source: string): FactTextPart[] {
  const parts: FactTextPart[] = [];
  let end = 0;
  for (const match of source.matchAll(factToken)) {
    const name = (match[1] ?? '').trim();
    if (!isFactName(name)) throw new Error(`Ukendt fakta: ${name}`);
    if (match.index > end) parts.push({ text: source.slice(end, match.index) });
    parts.push({ fact: name, short: Boolean(match[2]) });
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push({ text: source.slice(end) });
  return parts;
}

/** The same text with every token written out, for structured data and descriptions. */
export function plainFactText(source: string): string {
  return parseFactText(source)
    .map((part) =>
      'text' in part ? part.text : part.short ? formatFact(part.fact) : formatFactWithVat(part.fact),
    )
    .join('');
}
