import { foldLetters } from '#src/features/article-search/fold-danish.ts';
import { stopWords } from '#src/features/article-search/query-words.ts';

/** Shorter words match the end of too many unrelated words. */
const minLastPartLength = 5;
const minFirstPartLength = 3;
// Applied before folding, which never makes a word longer.
const longWords = new RegExp(`[\\p{L}\\p{N}\\p{M}\\u00AD]{${minLastPartLength},}`, 'gu');
/** Replaces stop words: Pagefind counts it as a word but does not index it. */
const placeholder = '–';

/** Returns the distinct words that are long enough to be the last part of a compound, folded and without punctuation. */
export function foldedWords(texts: readonly string[]): Set<string> {
  // Folding is slower than matching, so duplicates are removed first.
  const words = new Set<string>();
  for (const text of texts) for (const word of text.match(longWords) ?? []) words.add(word);
  return new Set([...words].map(foldLetters));
}

/**
 * Creates a function that prepares a text for the index: folds letters, so that every spelling of a query matches;
 * hyphenates compounds that end in a word of the vocabulary, so that this word is found too; replaces stop words. Keeps
 * the number and order of words: a hit at word 12 is word 12 of the text.
 */
export function createSearchableText(vocabulary: ReadonlySet<string>): (text: string) => string {
  const cache = new Map<string, string>();
  const prepareWord = (word: string): string => {
    const folded = foldLetters(word);
    if (stopWords.has(folded)) return placeholder;
    const letters = /^\p{L}+/u.exec(folded)?.[0] ?? '';
    for (let at = minFirstPartLength; at <= letters.length - minLastPartLength; at++) {
      const last = letters.slice(at);
      if (vocabulary.has(last)) return folded.replace(letters, `${letters.slice(0, at)}-${last}`);
    }
    return folded;
  };
  return (text) =>
    text
      .split(' ')
      .map((word) => {
        let indexed = cache.get(word);
        if (indexed === undefined) {
          indexed = prepareWord(word);
          cache.set(word, indexed);
        }
        return indexed;
      })
      .join(' ');
}
