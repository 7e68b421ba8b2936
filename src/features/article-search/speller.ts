import Fuse from 'fuse.js';
import { splitCompound } from '#src/lib/split-compound.ts';

/** A folded word in all accepted spellings; `guessed` if it occurs nowhere as typed. */
type Spelled = { readonly spellings: readonly string[]; readonly guessed: boolean };

/**
 * Returns the words to search for when a folded word was typed: usually the word itself; its two parts if it is a
 * compound of which only the parts are known ('hjemmesidepriser'); with `guess`, the known words that resemble it.
 */
export type Speller = (word: string, guess: boolean) => readonly Spelled[];

/** Words of one or two letters match only at the start of a word: 'ai' is not in 'mail'. */
export const searched = (word: string) => (word.length < 3 ? ` ${word}` : word);

/** Shorter words resemble too many others. */
const minMisspelledLength = 4;
const maxLengthDifference = 3;
const maxSpellings = 8;

/**
 * Creates a speller that knows the words of all texts. Fuse compares a misspelling with the few thousand distinct words
 * instead of every field of every article: letters of the next word cannot make up for an error ('hundefoder' finds
 * nothing), and a thousand articles take no longer than a hundred.
 */
export function createSpeller(texts: readonly string[]): Speller {
  const known = new Set(texts.flatMap((text) => text.split(' ')));
  // One string, so that `includes` finds parts of compounds.
  const everyWord = ` ${[...known].join(' ')} `;
  const misspellable = (word: string) => word.length >= minMisspelledLength && !/\d/.test(word);
  const fuse = new Fuse([...known].filter(misspellable), {
    // Match anywhere in the word, since the misspelled part may be the end of a compound.
    ignoreLocation: true,
    // Allows one error in four or five letters, two from six letters, three from nine.
    threshold: 0.34,
    includeScore: true,
  });

  const similar = (word: string): string[] => {
    if (!misspellable(word)) return [];
    const found = fuse.search(word).filter(({ item, score = 1 }) => {
      // A single error may be anywhere. With more, the first letter and the length must match: otherwise any ten
      // letters would resemble any others.
      const oneError = score * word.length < 1.5;
      return oneError || (item[0] === word[0] && Math.abs(item.length - word.length) <= maxLengthDifference);
    });
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score = 1 }) => score <= best + 0.05)
      .slice(0, maxSpellings)
      .map(({ item }) => item);
  };

  return (word, guess) => {
    if (everyWord.includes(searched(word))) return [{ spellings: [word], guessed: false }];
    const parts = splitCompound(word, known);
    if (parts) return parts.map((part) => ({ spellings: [part], guessed: false }));
    return [{ spellings: guess ? similar(word) : [word], guessed: true }];
  };
}
