import Fuse from 'fuse.js';
import { danishStems } from './danish-stems.ts';
import type { Section } from './search-index.ts';

/** A single letter, as in 'C++', is a word of its own: half of all words begin with it. */
const fromStart = (word: string) => (word.length < 2 ? ` ${word} ` : ` ${word}`);
/** Parts of compounds have at least four letters: 'ai' is not in 'mail'. */
const fromStartIfShort = (word: string) => (word.length < 4 ? fromStart(word) : word);

/** The words as typed; with an error in four letters; some of the words. The first that finds anything answers. */
const attempts = [
  { threshold: 0, tokenMatch: 'all', termOf: fromStartIfShort },
  { threshold: 0.25, tokenMatch: 'all', termOf: fromStart },
  { threshold: 0, tokenMatch: 'any', termOf: fromStartIfShort },
] as const;

/** Words that say nothing about the topic. */
const stopWords: ReadonlySet<string> = new Set(
  danishStems(
    'af at bliver da de den der deres det dig din dit du eller en er et for fra får få gør han har hun hvad hver hvis hvor hvordan hvorfor hvornår i ikke jeg kan man med men mere min mit nogle når og også om op på selv sig sin skal som så til ud ved vi vil være',
  ).split(' '),
);

/** Words with which people ask. A page may answer without them, but one that has them comes first. */
const askingWords: ReadonlySet<string> = new Set(
  danishStems('bedst bruger god godt lang lange længe mange meget tage tager tid').split(' '),
);

/**
 * Indexes the texts with Fuse, by the stems of their words, so that every form and spelling is found. The function it
 * returns finds the texts with the words of a query, the best first, only with `guess` also similar ones: with
 * `similarOnly`, nothing has the words as typed. `isHit` tells whether a word is one of those that were found.
 */
export function createTextEngine(texts: readonly Section[]) {
  const stem = remember(danishStems);
  /** With a space at both ends, so that the first and the last word are bounded as the others are. */
  const stemsOf = (text: string) => ` ${text.split(' ').map(stem).join(' ')} `;
  const keys = [
    { name: 'heading', weight: 3, getFn: ({ heading }: Section) => stemsOf(heading) },
    { name: 'pageTitle', weight: 2, getFn: ({ pageTitle }: Section) => stemsOf(pageTitle) },
    { name: 'text', weight: 1, getFn: ({ text }: Section) => stemsOf(text) },
  ];
  const index = Fuse.createIndex(keys, texts);
  const engines = attempts.map(({ threshold, tokenMatch, termOf }) => {
    const options = { keys, threshold, isCaseSensitive: true, ignoreLocation: true };
    const tokenize = (stems: string) => stems.split(' ').filter(Boolean).map(termOf);
    // Only the first attempt is always needed.
    let fuse: Fuse<Section> | undefined;
    return (stems: string) => {
      fuse ??= new Fuse(texts, { ...options, useTokenSearch: true, tokenMatch, tokenize }, index);
      const terms = tokenize(stems);
      const isHit = (word: string) => terms.some((term) => Fuse.match(term, stemsOf(word), options).isMatch);
      return { texts: fuse.search(stems).map(({ item }) => item), isHit: remember(isHit) };
    };
  });

  return (query: string, guess: boolean) => {
    const typed = danishStems(query).split(' ').filter(Boolean);
    const telling = typed.filter((word) => !stopWords.has(word));
    const words = telling.length > 0 ? telling : typed;
    const topic = words.filter((word) => !askingWords.has(word));
    for (const [at, engine] of words.length > 0 ? engines.entries() : []) {
      const { texts, isHit } = engine(words.join(' '));
      const others = topic.length > 0 && topic.length < words.length ? engine(topic.join(' ')).texts : [];
      const all = [...new Set([...texts, ...others])];
      if (all.length > 0 || !guess) return { texts: all, isHit, similarOnly: at > 0 };
    }
    return { texts: [], similarOnly: false, isHit: () => false };
  };
}

/** Returns a function that computes each of its values once: the same words occur everywhere. */
function remember<Value>(compute: (word: string) => Value): (word: string) => Value {
  const values = new Map<string, Value>();
  return (word) => {
    if (!values.has(word)) values.set(word, compute(word));
    return values.get(word) as Value;
  };
}
