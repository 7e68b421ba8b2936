import { facts } from '#src/site/facts.ts';
import type { Diagnostic } from './diagnostic.ts';
import { componentSpecs } from './mdx/component-specs.ts';

const thousands = 'tusind(?:e)?|t\\.?|k';
const millions = 'mio\\.?|million(?:er)?';
const billions = 'mia\\.?|milliard(?:er)?';
const digits = '\\d[\\d.,_\\s]*';
const multiplied = `${digits}(?:(?:${thousands}|${millions}|${billions})\\s*)?(?:danske\\s+)?`;
const kroner = '(?:t?kr\\.?|dkk|kroner)(?!\\p{L})|,[-–—]|\\.-(?!\\d)';
const foreign = '€|(?:eur|euro|usd|dollars?|gbp|sek|nok)(?!\\p{L})|£';
const kronerBefore = 'kr\\.?|dkk|kroner';
const foreignBefore = '€|eur|(?:us)?\\$|usd|£|gbp';

/** Returns a pattern for amounts with a currency before or after, each of them a list of alternatives. */
const amounts = (before: string, ...after: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:(?:${before})\\s*\\d(?:[\\d.,_]*\\d)?|${after.join('|')})`, 'giu');

/**
 * `10.000 kr.`, `kr. 500`, `2 mio. kroner`, `500,-`, and in texts also `50 €`. Millions of another currency are no price of
 * ours but the limit of a law or the size of a company.
 */
const currencyInText = amounts(
  `${kronerBefore}|${foreignBefore}`,
  `${multiplied}(?:${kroner})`,
  `${digits}(?:${foreign})`,
);
const currencyInCode = amounts(kronerBefore, `${multiplied}(?:${kroner})`);

/** Amounts of the facts that are long enough to be recognized as a price without a currency. */
const longAmounts = Object.values(facts)
  .flatMap((fact) => {
    if (fact.kind === 'kroner') return [fact.value];
    return fact.kind === 'kroner-interval' ? [fact.from, fact.to] : [];
  })
  .filter((amount) => amount >= 1000);
/**
 * Returns a pattern for `10.000`, `10_000`, `10 000` and `10000`, but not as part of a longer number. Four digits
 * without a separator are a postal code before a town, and in code more likely a time or a length.
 */
const bareAmount = (isCode: boolean) =>
  new RegExp(
    `(?<![\\d.,_])(?:${longAmounts
      .map((amount) => {
        const [thousands, rest] = [Math.floor(amount / 1000), String(amount % 1000).padStart(3, '0')];
        if (amount >= 1e4) return `${thousands}[._ \u00a0\u202f]?${rest}`;
        const separated = `${thousands}[._ \u00a0\u202f]${rest}`;
        return isCode ? separated : `${separated}|${thousands}${rest}(?! \\p{Lu})`;
      })
      .join('|')})(?![\\d_]|[.,]\\d)`,
    'gu',
  );
const amountInText = bareAmount(false);
const amountInCode = bareAmount(true);
/** Units after a number that does not count money. */
const otherUnits =
  /^(?:\s|\u00a0)+(?:ord|sider|adresser|undersider|tegn|besøg|visninger|pixel|px|kunder|km|meter)\b/u;
/** Lines of code where a round number is a time or a length. */
const notMoney = /timeout|Ms\b|duration/i;

type FoundPrice = { readonly index: number; readonly text: string };
type HardCodedPrice = { readonly line: number; readonly text: string };

/** Returns the prices that are typed in a text, which may have several lines. */
export function pricesIn(text: string, isCode = false): FoundPrice[] {
  // Most texts have no number, and the patterns are slow.
  if (!/\d/.test(text)) return [];
  const found = [...text.matchAll(isCode ? currencyInCode : currencyInText)];
  const isInPrice = (at: number) =>
    found.some((match) => match.index <= at && at < match.index + match[0].length);
  const amount = isCode ? amountInCode : amountInText;
  for (const match of isCode && notMoney.test(text) ? [] : text.matchAll(amount)) {
    const rest = text.slice(match.index + match[0].length);
    if (!otherUnits.test(rest) && !isInPrice(match.index)) found.push(match);
  }
  return found
    .sort((a, b) => a.index - b.index)
    .map((match) => ({ index: match.index, text: match[0].trim().replace(/\s*\n\s*/g, ' ') }));
}

/** Returns the prices that are typed in the lines of a text or of code, where they should come from the facts. */
export function hardCodedPrices(source: string, isCode = false): HardCodedPrice[] {
  return source
    .split('\n')
    .flatMap((line, index) => pricesIn(line, isCode).map(({ text }) => ({ line: index + 1, text })));
}

/** Returns the names of the prices with the amount in `text`. */
function factsWithAmount(text: string): string[] {
  const unit = [thousands, millions, billions].findIndex((words) =>
    new RegExp(`\\d\\s*(?:${words})(?!\\p{L})`, 'iu').test(text),
  );
  const amount = Number(text.replace(/\D/g, '')) * (unit < 0 ? 1 : 1000 ** (unit + 1));
  return Object.entries(facts).flatMap(([name, fact]) =>
    fact.kind === 'kroner' && fact.value === amount ? name : [],
  );
}

/** Where a price is typed: in a text, in a data file, or where nothing can fetch it, and what that is called. */
export type PricePlace = 'text' | 'data' | 'felterne øverst' | 'en attribut' | 'en tegning';

/** Without a name, the example is one that no price has: a real one would be copied. */
const priceTag = (name?: string) => (name ? `<Pris navn="${name}" />` : componentSpecs.Pris.example);

/** Returns the diagnostic of a typed price, with what to write in its place. */
export function priceDiagnostic(text: string, place: PricePlace): Omit<Diagnostic, 'file' | 'line'> {
  const found = { where: 'pris', found: text };
  if (place !== 'text' && place !== 'data')
    return { ...found, expected: `en tekst uden pris: ${place} kan ikke hente den` };
  const [name, ...others] = factsWithAmount(text);
  const hint = name
    ? others.length > 0 && `samme beløb: ${[name, ...others].join(', ')}`
    : 'ingen er på det beløb: vælg den rigtige, eller bed en udvikler om en ny';
  return {
    ...found,
    expected: `en pris hentet fra src/site/facts.ts (\`npm run facts\` viser navnene${hint ? `; ${hint}` : ''})`,
    example: place === 'data' ? `{{${name ?? 'navnet på prisen'}}}` : priceTag(name),
  };
}

type PlacedText = { readonly text: string; readonly line: number };

/** Reports each price that is typed in the texts of a data file or of the fields of an article. */
export function checkHardCodedPrices(
  file: string,
  texts: readonly PlacedText[],
  place: 'data' | 'felterne øverst',
): Diagnostic[] {
  return texts.flatMap(({ text, line }) =>
    pricesIn(text).map((price) => ({ file, line, ...priceDiagnostic(price.text, place) })),
  );
}
