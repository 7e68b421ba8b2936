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
 * Folds Danish text for comparison: folds letters, removes hyphens, points and apostrophes inside words (`SEO-guide` to
 * `seoguide`, `robots.txt` to `robotstxt`) and commas inside numbers (`2,5` to `25`, as Pagefind does), and separates
 * words by one space. Index and query are folded alike, so the result must only be consistent, not correct Danish.
 */
export function foldDanish(text: string): string {
  return foldLetters(text)
    .replace(/([\p{L}\p{N}])[-‐‑.'’](?=[\p{L}\p{N}])/gu, '$1')
    .replace(/(\p{N}),(?=\p{N})/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
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
