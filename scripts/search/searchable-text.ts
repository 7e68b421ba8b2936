import { foldLetters } from '#src/features/article-search/fold-danish.ts';
import { stopWords } from '#src/features/article-search/query-words.ts';

/** Shorter words end too many others by chance. */
const shortestLastPart = 5;
const shortestFirstPart = 3;
// Folding makes no word longer.
const longEnough = new RegExp(`[\\p{L}\\p{N}\\p{M}\\u00AD]{${shortestLastPart},}`, 'gu');
/** Stands where a word was that nobody searches for: Pagefind counts it as a word and does not index it. */
const placeholder = '–';

/** The different words of some texts that are long enough to end a compound, folded and without the signs around them. */
export function foldedWords(texts: readonly string[]): Set<string> {
  // Folding costs more than finding: each word is folded once, however often it stands there.
  const words = new Set<string>();
  for (const text of texts) for (const word of text.match(longEnough) ?? []) words.add(word);
  return new Set([...words].map(foldLetters));
}

/**
 * A function that turns a text into what the index holds of it: letters folded, so that every spelling of a query
 * meets it, compounds that end in a known word written with a hyphen, so that this word is found too, and small words
 * left out. There are as many words as before, each in its place: a hit at word 12 is word 12 of the text.
 */
export function createSearchableText(known: ReadonlySet<string>): (text: string) => string {
  const made = new Map<string, string>();
  const make = (word: string): string => {
    const folded = foldLetters(word);
    if (stopWords.has(folded)) return placeholder;
    const letters = /^\p{L}+/u.exec(folded)?.[0] ?? '';
    for (let at = shortestFirstPart; at <= letters.length - shortestLastPart; at++) {
      const last = letters.slice(at);
      if (known.has(last)) return folded.replace(letters, `${letters.slice(0, at)}-${last}`);
    }
    return folded;
  };
  return (text) =>
    text
      .split(' ')
      .map((word) => {
        let indexed = made.get(word);
        if (indexed === undefined) {
          indexed = make(word);
          made.set(word, indexed);
        }
        return indexed;
      })
      .join(' ');
}
