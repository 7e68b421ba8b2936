import { facts } from '#src/site/facts.ts';

const digits = '\\d[\\d.,_\\s]*';
const many = '(?:(?:tusinde?|mio\\.?|million(?:er)?|mia\\.?|milliard(?:er)?)\\s*)?(?:danske\\s+)?';
const start = '(?<![\\p{L}\\d])';

/** Amounts with a unit of money beside them: `10.000 kr.`, `kr. 500`, `2 mio. kroner`, `500,-`. */
export const kroner = new RegExp(
  `${start}(?:(?:kr\\.?|dkk|kroner)\\s*\\d[\\d.,_]*|${digits}${many}(?:(?:t\\.?)?(?:kr\\.?|dkk|kroner)(?!\\p{L})|,[-–—]|\\.-(?!\\d)))`,
  'giu',
);
/** Millions of another currency are no price of ours but the limit of a law or the size of a company. */
const foreign = new RegExp(
  `${start}(?:(?:€|eur|us\\$|\\$|usd|£|gbp)\\s*\\d[\\d.,_]*|${digits}(?:[€£]|(?:euro?|usd|dollars?|gbp)(?!\\p{L})))`,
  'giu',
);
export const price = new RegExp(`${kroner.source}|${foreign.source}`, 'giu');

/** Prices by amount, those that are long enough to be recognized without a unit. */
const longAmounts = Object.values(facts)
  .flatMap((fact) => {
    if (fact.kind === 'kroner') return [fact.value];
    return fact.kind === 'kroner-interval' ? [fact.from, fact.to] : [];
  })
  .filter((amount) => amount >= 1000)
  .map((amount) => `${Math.floor(amount / 1000)}[._ \u00a0\u202f]?${String(amount % 1000).padStart(3, '0')}`);

/** Amounts of ours without a unit and a word behind: what is counted is no money. */
export const ownAmount = new RegExp(
  `(?<![\\d.,_])(?:${longAmounts.join('|')})(?![\\d_]|[.,]\\d|\\s*(?:kr|dkk)|[\\s-]*\\p{L})`,
  'giu',
);

/** Returns what `pattern` finds in a text, on one line each. */
export function pricesIn(text: string, pattern = price): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found.trim().replace(/\s+/g, ' '));
}

/** Returns the names of the prices with the amount in `text`, for advice. */
function factsWithAmount(text: string): string[] {
  const amount = Number(text.replace(/\D/g, ''));
  return Object.entries(facts).flatMap(([name, fact]) =>
    fact.kind === 'kroner' && fact.value === amount ? name : [],
  );
}

/** Returns what to write in place of a typed price, in a text or in a data file. */
export function priceAdvice(text: string, place: 'text' | 'data') {
  const [name = 'navnet på prisen', ...others] = factsWithAmount(text);
  const hint = others.length ? `; samme beløb: ${[name, ...others].join(', ')}` : '';
  return {
    where: 'pris',
    found: text.trim().replace(/\s+/g, ' '),
    expected: `en pris hentet fra src/site/facts.ts (\`npm run facts\` viser navnene${hint})`,
    example: place === 'data' ? `{{${name}}}` : `<Pris navn="${name}" />`,
  };
}
