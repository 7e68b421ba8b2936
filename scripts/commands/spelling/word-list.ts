/** Parses a list with one word per line. Lines that begin with `#` are headings. */
export function readWordList(source: string): Set<string> {
  return new Set(
    source
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
}

/**
 * Checks whether a word is on the list. A word listed in lower case matches any capitalization, a listed name only
 * its exact form. The genitive of a listed word matches too.
 */
export function isListed(word: string, list: ReadonlySet<string>): boolean {
  return [word, word.replace(/s$/, '')].some((form) => list.has(form) || list.has(form.toLowerCase()));
}
