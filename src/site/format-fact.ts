import { dayOfMonth } from '#src/lib/danish-date.ts';
import { type Fact, type FactName, facts, isFactName } from './facts.ts';
import { inLanguage, type Language } from './language.ts';
import { addVat, vatWords } from './vat.ts';

/** Reused, because creating a formatter costs more than a thousand uses, and the calculator formats at every step. */
const numbers = { da: new Intl.NumberFormat('da-DK'), en: new Intl.NumberFormat('en-GB') };

/** Formats a number in Danish, with its own decimals, at most three: `10.000`, `1,9`, `0,03`. */
export function formatNumber(value: number): string {
  return numbers.da.format(value);
}

/** Formats whole kroner with a no-break space: `10.000 kr.`, in English `DKK 10,000`. */
export function formatKroner(amount: number, language: Language = 'da'): string {
  const number = numbers[language].format(amount);
  return language === 'en' ? `DKK\u00a0${number}` : `${number}\u00a0kr.`;
}

/** Returns the VAT note of a price: `ekskl. moms`. Empty for other facts. */
export function vatNote(fact: Fact, language: Language = 'da'): string {
  return 'vat' in fact ? inLanguage(vatWords[fact.vat], language) : '';
}

/** Formats a fact's value, without VAT note. */
export function formatValue(fact: Fact, language: Language = 'da'): string {
  const { format } = numbers[language];
  const again = fact.again ? `${language === 'en' ? ' from ' : ' fra den '}${dayOfMonth(fact.again)}` : '';
  const unit = 'suffix' in fact ? inLanguage(fact.suffix ?? '', language).replace(/^ /, '\u00a0') : '';
  switch (fact.kind) {
    case 'kroner':
      return formatKroner(fact.value, language);
    case 'kroner-interval': {
      const [from, to] = [fact.from, fact.to].map((amount) => formatKroner(amount, language));
      return language === 'en' ? `${from}-${format(fact.to)}` : `${format(fact.from)}-${to}`;
    }
    case 'tal':
      return format(fact.value) + unit + again;
    case 'interval':
      return `${format(fact.from)}-${format(fact.to)}${unit}`;
    case 'tekst':
      return fact.value + again;
  }
}

/** Formats a fact's value by name, without VAT note: `10.000 kr.`, `2-4 uger`, `4,8`. */
export function formatFact(name: FactName): string {
  return formatValue(facts[name]);
}

/**
 * Returns a price or range of prices with VAT added, and the price itself if it includes VAT already. Null for facts
 * that are no price or have no VAT.
 */
export function includingVat(fact: Fact): Fact | null {
  if (!('vat' in fact) || fact.vat === 'uden') return null;
  if (fact.vat === 'inkl') return fact;
  const add = (amount: number) => addVat(amount, facts.moms.value);
  return fact.kind === 'kroner'
    ? { ...fact, value: add(fact.value), vat: 'inkl' }
    : { ...fact, from: add(fact.from), to: add(fact.to), vat: 'inkl' };
}

/**
 * How a text states a price: `kort` without a VAT note, `inkl` with VAT added, `begge` first without and then with VAT.
 */
export const priceForms = ['kort', 'inkl', 'begge'] as const;
export type PriceForm = (typeof priceForms)[number];

type FactTextPart = { readonly text: string } | { readonly fact: FactName; readonly form?: PriceForm };

/** Matches `{{fact}}`, `{{fact|kort}}`, `{{fact|inkl}}` and `{{fact|begge}}`. */
export const factToken = new RegExp(`\\{\\{([^}|]+)(?:\\|(${priceForms.join('|')}))?\\}\\}`, 'g');

/**
 * Splits text at its tokens.
 * @throws when a token names a fact that does not exist, or asks for VAT on a fact that is no price
 */
export function parseFactText(source: string): FactTextPart[] {
  const parts: FactTextPart[] = [];
  let end = 0;
  for (const match of source.matchAll(factToken)) {
    const name = (match[1] ?? '').trim();
    const form = match[2] as PriceForm | undefined;
    if (!isFactName(name)) throw new Error(`Ukendt faktum: ${name}`);
    if (form && form !== 'kort' && !includingVat(facts[name]))
      throw new Error(`Ikke en pris med moms: ${name}`);
    if (match.index > end) parts.push({ text: source.slice(end, match.index) });
    parts.push(form ? { fact: name, form } : { fact: name });
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push({ text: source.slice(end) });
  return parts;
}

/** Formats a price in a form; without one, and for other facts, the value with its VAT note, if any. */
export function formatPrice(fact: Fact, form?: PriceForm): string {
  if (form === 'kort') return formatValue(fact);
  const noted = (price: Fact) => `${formatValue(price)} ${vatNote(price)}`.trim();
  const inclusive = form && includingVat(fact);
  if (!inclusive) return noted(fact);
  return form === 'inkl' ? noted(inclusive) : `${noted(fact)} (${noted(inclusive)})`;
}

/** Replaces every token with its formatted value, for descriptions, which are read when a closing is long over. */
export function plainFactText(source: string): string {
  return parseFactText(source)
    .map((part) =>
      'text' in part ? part.text : formatPrice({ ...facts[part.fact], again: undefined }, part.form),
    )
    .join('');
}
