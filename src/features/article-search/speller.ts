import Fuse from 'fuse.js';

/** A folded word in every way it may stand in a text; `guessed` where it stands nowhere as typed. */
export type Spelled = { readonly spellings: readonly string[]; readonly guessed: boolean };

/**
 * The words to look for when a folded word was typed: usually itself; two when it is a compound of which only the
 * parts are known ('hjemmesidepriser'); with `guess` the known words that it is like.
 */
export type Speller = (word: string, guess: boolean) => readonly Spelled[];

/** Shorter words have too many neighbours. */
const shortestMisspelled = 4;
const shortestPart = 3;
const mostErrors = 3;
const mostSpellings = 8;

/**
 * Knows the words of all texts. Fuse compares a misspelling with the few thousand different words rather than with
 * every field of every article: an error in one word cannot be paid for by letters from the next ('hundefoder' finds
 * nothing), and a thousand articles take no longer than a hundred.
 */
export function createSpeller(texts: readonly string[]): Speller {
  const known = new Set(texts.flatMap((text) => text.split(' ')));
  // One text to look parts of compounds up in.
  const everyWord = ` ${[...known].join(' ')} `;
  const misspellable = (word: string) => word.length >= shortestMisspelled && !/\d/.test(word);
  const fuse = new Fuse([...known].filter(misspellable), {
    // Anywhere in the word: the misspelled part may be the end of a compound.
    ignoreLocation: true,
    // One error in four or five letters, two from six, three from nine.
    threshold: 0.34,
    includeScore: true,
  });

  const similar = (word: string): string[] => {
    if (!misspellable(word)) return [];
    const found = fuse.search(word).filter(({ item, score = 1 }) => {
      // One error is forgiven anywhere. Of a word with more, the beginning and the length must be right: otherwise
      // any ten letters are somehow like any other.
      const oneError = score * word.length < 1.5;
      return oneError || (item[0] === word[0] && Math.abs(item.length - word.length) <= mostErrors);
    });
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score = 1 }) => score <= best + 0.05)
      .slice(0, mostSpellings)
      .map(({ item }) => item);
  };

  return (word, guess) => {
    if (everyWord.includes(word.length < 3 ? ` ${word}` : word))
      return [{ spellings: [word], guessed: false }];
    const parts = partsOf(word, known);
    if (parts) return parts.map((part) => ({ spellings: [part], guessed: false }));
    return [{ spellings: guess ? similar(word) : [word], guessed: true }];
  };
}

/** `hjemmesidepriser` as `hjemmeside` and `priser`, `søgeordsanalyse` as `søgeord` and `analyse`. */
function partsOf(word: string, known: ReadonlySet<string>): [string, string] | null {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (!known.has(first)) continue;
    if (known.has(last)) return [first, last];
    // The letter that joins them belongs to neither.
    const joined = last.slice(1);
    if (/^[se]/.test(last) && joined.length >= shortestPart && known.has(joined)) return [first, joined];
  }
  return null;
}
