/**
 * Folds letters for comparison: lower case, no accents, `æ`, `ae`, `å` and `aa` to `a`, `ø` and `oe` to `o`. A word stays
 * one word: NFKD makes a space and an accent of the sign in `SEO´s`, which counts as an apostrophe.
 */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/ (?=\p{M})/gu, "'")
    .replace(/[\p{M}\u00AD]/gu, '')
    .replace(/æ|ae|aa/g, 'a')
    .replace(/ø|oe/g, 'o');
}

/**
 * Returns a text as lower-case words separated by one space, without hyphens, points and apostrophes inside words
 * (`SEO-guide` to `seoguide`, `robots.txt` to `robotstxt`) and without commas inside numbers (`2,5` to `25`).
 */
export function separateWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/([\p{L}\p{N}])[-‐‑.'’´\u00AD](?=[\p{L}\p{N}])/gu, '$1')
    .replace(/(\p{N}),(?=\p{N})/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Folds Danish text for comparison. Index and query are folded alike, so the result need not be correct Danish. */
export function foldDanish(text: string): string {
  return separateWords(foldLetters(text));
}

/** What the folded letters may be in unfolded text, beside the letter itself with any accents. */
const spellings: Readonly<Record<string, string>> = {
  a: '(?:æ|(?:a\\p{M}*){1,2}|a\\p{M}*e)',
  o: '(?:ø|o\\p{M}*e?)',
};

/** Returns a pattern that matches a folded word in unfolded text, normalized to NFD: `losning` matches `Løsning`. */
export function unfoldedPattern(foldedWord: string): string {
  return Array.from(foldedWord, (letter) => spellings[letter] ?? `${letter}\\p{M}*`).join(
    "[-‐‑.,'’´\\u00AD]?",
  );
}
