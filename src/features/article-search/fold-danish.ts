/** The letters of Danish text as search compares them: small, without accents, `æ`, `ae`, `å`, `aa` as `a`, `ø`, `oe` as `o`. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .replace(/æ|ae|aa/g, 'a')
    .replace(/ø|oe/g, 'o');
}

/**
 * Danish text as search compares it: letters folded, compounds written with a hyphen in one (`SEO-guide` as
 * `seoguide`, `robots.txt` as `robotstxt`), and one space between words. Index and query go through the same fold,
 * so it only has to be the same on both sides, not to be right.
 */
export function foldDanish(text: string): string {
  return foldLetters(text)
    .replace(/([\p{L}\p{N}])[-‐‑.'’](?=[\p{L}\p{N}])/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What may stand in a text where its folded form has this letter. */
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

/** A pattern that finds a folded word in a text that is not folded: `losning` finds `Løsning`. */
export function unfoldedPattern(foldedWord: string): string {
  return Array.from(foldedWord, (letter) => {
    const spelling = spellings[letter];
    return spelling ? `(?:${spelling})` : letter;
  }).join("[-‐‑.'’\\u00AD]?");
}
