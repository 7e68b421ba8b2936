/** The words of a list with one word a line; a line that begins with `#` is a heading. */
export function readWordList(source: string): Set<string> {
  return new Set(
    source
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
}

/**
 * Is the word on the list? A word written small there may stand with a capital or in capitals; a name must stand
 * as it is written. The genitive need not be listed.
 */
export function isListed(word: string, list: ReadonlySet<string>): boolean {
  return [word, word.replace(/s$/, '')].some((form) => list.has(form) || list.has(form.toLowerCase()));
}
