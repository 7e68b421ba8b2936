import { type Fact, type FactName, facts } from './facts.ts';
import { isFactName } from './is-fact-name.ts';

/** Reused, because creating a formatter costs more than a thousand uses, and the calculator formats at every step. */
const grouped = new Intl.NumberFormat('da-DK');
const vatWords = { ekskl: 'ekskl. moms', inkl: 'inkl. moms', uden: '' } as const;

/** Formats a number in Danish, with its own decimals, at most three: `10.000`, `1,9`, `0,03`. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** Formats whole kroner in Danish, with a no-break space: `10.000 kr.` */
export function formatKroner(amount: number): string {
  return `${grouped.format(amount)}\u00a0kr.`;
}

/** Returns the VAT note of a price: `ekskl. moms`. Empty for other facts. */
export function vatNote(fact: Fact): string {
  return 'vat' in fact ? vatWords[fact.vat] : '';
}

/** Formats a fact's value, without VAT note. */
export function formatValue(fact: Fact): string {
  switch (fact.kind) {
    case 'kroner':
      return formatKroner(fact.value);
    case 'kroner-interval':
      return `${grouped.format(fact.from)}-${formatKroner(fact.to)}`;
    case 'tal':
      return grouped.format(fact.value) + unit(fact.suffix);
    case 'interval':
      return `${grouped.format(fact.from)}-${grouped.format(fact.to)}${unit(fact.suffix)}`;
    case 'tekst':
      return fact.value;
  }
}

function unit(suffix = ''): string {
  return suffix.replace(/^ /, '\u00a0');
}

/** Formats a fact's value by name, without VAT note: `10.000 kr.`, `2-4 uger`, `4,8`. */
export function formatFact(name: FactName): string {
  return formatValue(facts[name]);
}

/** Formats a fact's value by name, with the VAT note of a price: `10.000 kr. ekskl. moms`. */
export function formatFactWithVat(name: FactName): string {
  return `${formatFact(name)} ${vatNote(facts[name])}`.trim();
}

type FactTextPart = { readonly text: string } | { readonly fact: FactName; readonly short: boolean };

/** Matches `{{fact}}` and `{{fact|kort}}` (kort: no VAT note). */
export const factToken = /\{\{([^}|]+)(\|kort)?\}\}/g;

/**
 * Splits text at its `{{fact}}` and `{{fact|kort}}` tokens.
 * @throws when a token names a fact that does not exist
 */
export function parseFactText(source: string): FactTextPart[] {
  const parts: FactTextPart[] = [];
  let end = 0;
  for (const match of source.matchAll(factToken)) {
    const name = (match[1] ?? '').trim();
    if (!isFactName(name)) throw new Error(`Ukendt faktum: ${name}`);
    if (match.index > end) parts.push({ text: source.slice(end, match.index) });
    parts.push({ fact: name, short: Boolean(match[2]) });
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push({ text: source.slice(end) });
  return parts;
}

/** Replaces every token with its formatted value, for structured data and descriptions. */
export function plainFactText(source: string): string {
  return parseFactText(source)
    .map((part) =>
      'text' in part ? part.text : part.short ? formatFact(part.fact) : formatFactWithVat(part.fact),
    )
    .join('');
}

/** Returns the names of the facts in a text's tokens. */
export function factsIn(source: string): FactName[] {
  return parseFactText(source).flatMap((part) => ('fact' in part ? part.fact : []));
}
