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

/** For a folded letter, the pattern of what it may be in unfolded text. Other letters fold from themselves only. */
const spellings: Readonly<Record<string, string>> = {
  a: 'æ|(?:[aàáâãäå]\\p{M}*){1,2}|[aàáâãäå]\\p{M}*e',
  o: 'ø|[oòóôõö]\\p{M}*e?',
  c: '[cç]\\p{M}*',
  e: '[eèéêë]\\p{M}*',
  i: '[iìíîï]\\p{M}*',
  n: '[nñ]\\p{M}*',
  u: '[uùúûü]\\p{M}*',
  y: '[yýÿ]\\p{M}*',
};

/** Returns a pattern that matches a folded word in unfolded text: `losning` matches `Løsning`. */
export function unfoldedPattern(foldedWord: string): string {
  return Array.from(foldedWord, (letter) => {
    const spelling = spellings[letter];
    return spelling ? `(?:${spelling})` : letter;
  }).join("[-‐‑.,'’´\\u00AD]?");
}
