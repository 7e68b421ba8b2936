// From the first of the numbers in a row: each would look to the end of them all.
const digits = '(?<!\\d[.,_\\s]+)\\d[\\d.,_\\s]*';
const many = '(?:(?:tusinde?|mio\\.?|million(?:er)?|mia\\.?|milliard(?:er)?)\\s*)?(?:danske\\s+)?';
const start = '(?<![\\p{L}\\d])';

/**
 * Amounts with a unit of money beside them: `10.000 kr.`, `kr. 500`, `2 mio. kroner`, `500,-`. Not what a sentence ends in and
 * the next begins with: `i kr. 3 af 4`.
 */
export const kroner = new RegExp(
  `${start}(?:(?<!(?<!\\p{L})i\\s+(?:danske\\s+)?)(?:kr\\.?|dkk|kroner)\\s*\\d[\\d.,_]*|${digits}${many}(?:(?:t\\.?)?(?:kr\\.?|dkk|kroner)(?!\\p{L})|,[-–—]|\\.-(?!\\d)))`,
  'giu',
);
/** Millions of another currency are no price of ours but the limit of a law or the size of a company. */
const foreign = new RegExp(
  `${start}(?:(?:€|eur|us\\$|\\$|usd|£|gbp)\\s*\\d[\\d.,_]*|${digits}(?:[€£]|(?:euro?|usd|dollars?|gbp)(?!\\p{L})))`,
  'giu',
);
/** Those, and amounts of other money. */
export const price = new RegExp(`${kroner.source}|${foreign.source}`, 'giu');

/** Returns what `pattern` finds in a text, on one line each. */
export function pricesIn(text: string, pattern = price): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found.trim().replace(/\s+/g, ' '));
}
