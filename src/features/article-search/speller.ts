import Fuse, { type IFuseOptions } from 'fuse.js/basic';
import type { Steps } from './steps.ts';

/** A way a word may stand in a text; `likeness` 1 is the word as it was typed. */
export type Spelling = { readonly text: string; readonly likeness: number };
/**
 * The words to look for when a folded word was typed, each with its spellings: usually one; two when it is a
 * compound of which only the parts are known; one without spellings when nothing is like it.
 */
export type Speller = (word: string) => Steps<readonly (readonly Spelling[])[]>;

/** Shorter words have too many neighbours. */
const shortestMisspelled = 4;
const shortestPart = 3;
const mostErrors = 3;
const mostSpellings = 8;
/** Few enough to compare within a slice of a frame. */
const wordsOnShelf = 50;
/** Remembered answers; a visitor types a few words, each letter by letter. */
const mostRemembered = 500;
const likenessOfPart = 0.9;
const likenessOfMisspelled = 0.7;

/** Every option on purpose: Fuse's own choices look near the start of a long text. */
const options: IFuseOptions<string> = {
  // The words are folded already.
  isCaseSensitive: true,
  ignoreDiacritics: false,
  // Anywhere in the word: the misspelled part may be the end of a compound.
  ignoreLocation: true,
  location: 0,
  distance: 0,
  // One error in four or five letters, two from six, three from nine.
  threshold: 0.34,
  findAllMatches: false,
  minMatchCharLength: 1,
  // Every entry is one word: its length says nothing.
  ignoreFieldNorm: true,
  fieldNormWeight: 0,
  includeScore: true,
  includeMatches: false,
  shouldSort: false,
  useExtendedSearch: false,
  useTokenSearch: false,
};

/**
 * Knows the words of all texts. A word that stands in some text, alone or inside a compound, is taken as it is;
 * any other is taken for a misspelling of a known one. Fuse compares with the few thousand different words
 * rather than with every field of every article: that keeps a keystroke quick at a thousand articles, and an
 * error in one word cannot be paid for by letters from the next.
 */
export function* createSpeller(texts: readonly string[]): Steps<Speller> {
  const known = new Set<string>();
  for (const text of texts) {
    for (const word of text.split(' ')) known.add(word);
    yield;
  }
  // One text to look parts of compounds up in.
  const everyWord = ` ${[...known].join(' ')} `;
  const comparable = [...known].filter((word) => word.length >= shortestMisspelled && !/\d/.test(word));
  const shelves: Fuse<string>[] = [];
  for (let at = 0; at < comparable.length; at += wordsOnShelf) {
    yield;
    shelves.push(new Fuse(comparable.slice(at, at + wordsOnShelf), options));
  }

  function* similar(word: string): Steps<readonly Spelling[]> {
    if (word.length < shortestMisspelled || /\d/.test(word)) return [];
    const swapped = swaps(word).filter((candidate) => known.has(candidate));
    if (swapped.length > 0) return swapped.map((text) => ({ text, likeness: likenessOfMisspelled }));
    const found: { text: string; score: number; distance: number }[] = [];
    for (const shelf of shelves) {
      yield;
      for (const { item: text, score = 1 } of shelf.search(word)) {
        const distance = Math.abs(text.length - word.length);
        // One error is forgiven anywhere. Of a word with more, the beginning and the length must be right:
        // otherwise any ten letters are somehow like any other.
        const oneError = score * word.length < 1.5;
        if (oneError || (text[0] === word[0] && distance <= mostErrors))
          found.push({ text, score, distance });
      }
    }
    found.sort((a, b) => a.score - b.score || a.distance - b.distance);
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score }) => score <= best + 0.05)
      .slice(0, mostSpellings)
      .map(({ text, score }) => ({ text, likeness: likenessOfMisspelled * (1 - score) }));
  }

  function* look(word: string): ReturnType<Speller> {
    if (everyWord.includes(word.length < 3 ? ` ${word}` : word)) return [[{ text: word, likeness: 1 }]];
    const parts = partsOf(word, known);
    if (parts) return parts.map((text) => [{ text, likeness: likenessOfPart }]);
    return [yield* similar(word)];
  }

  const remembered = new Map<string, readonly (readonly Spelling[])[]>();
  return function* spell(word) {
    const earlier = remembered.get(word);
    if (earlier) return earlier;
    const spellings = yield* look(word);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, spellings);
    return spellings;
  };
}

/** `hjemmesidepriser` as `hjemmeside` and `priser`, `søgeordsanalyse` as `søgeord` and `analyse`. */
function partsOf(word: string, known: ReadonlySet<string>): [string, string] | null {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (!known.has(first)) continue;
    if (known.has(last)) return [first, last];
    // The letter that joins them belongs to neither.
    const joined = /^[se]/.test(last) ? last.slice(1) : '';
    if (joined.length >= shortestPart && known.has(joined)) return [first, joined];
  }
  return null;
}

/** The word with two neighbours exchanged, the commonest slip of the fingers. */
function swaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) =>
    [word.slice(0, index), word[index + 1], word[index], word.slice(index + 2)].join(''),
  );
}
