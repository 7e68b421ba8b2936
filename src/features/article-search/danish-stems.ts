/** Inflections of nouns, verbs and adjectives. `s` is one only after some consonants (`moms`, but not `pris`). */
const ending = /(.{3,}?)(?:(?:els)?e(?:n|ne|r|rne|t)?s?|ende|(?<=.{3}[bcdfghjklmnprtvyz])s)$/;
const doubled = /(?<=..)([^aeiouyæøå])\1$/;

/**
 * Returns the words of a text for comparison, separated by one space, each as what its inflected forms have in common:
 * `hjemmesid` for `Hjemmesidens`. Hyphens, points and apostrophes inside words are left out (`seoguid` for `SEO-guide`,
 * `10000` for `10.000`), æ, ae, å and aa become a, ø and oe become o, and accents are dropped. Index and query are
 * treated alike, so the result need not be correct Danish.
 */
export function danishStems(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/([\p{L}\p{N}])[-‐‑.'’´\u00AD](?=[\p{L}\p{N}])/gu, '$1')
    .replace(/(\p{N}),(?=\p{N})/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(stem)
    .join(' ');
}

/** Endings are dropped before letters are folded, which would make `fakturan` of `fakturaen`. */
function stem(word: string): string {
  return word
    .replace(ending, '$1')
    .replace(doubled, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/æ|ae|aa/g, 'a')
    .replace(/ø|oe/g, 'o');
}
