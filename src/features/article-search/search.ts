import { closeness, withEdges } from './closeness.ts';
import type { SearchDocument } from './documents.ts';
import { cleanQuery, exactText, type Filter, hasCategory } from './filter.ts';
import { foldDanish } from './fold-danish.ts';
import { queryWords } from './query-words.ts';
import { createSpeller, type Speller, type Spelling } from './speller.ts';
import type { Steps } from './steps.ts';

type Field = { readonly text: string; readonly weight: number };
type Entry = {
  readonly document: SearchDocument;
  /** What the plain rule looks in. */
  readonly exact: string;
  readonly fields: readonly Field[];
  /** All fields in one, to see at a glance that a word is nowhere. */
  readonly everything: string;
};

/** The documents with everything folded once, so that a keystroke only compares. */
export type SearchIndex = { readonly entries: readonly Entry[]; readonly speller: Speller };

export type SearchOutcome = {
  readonly filter: Filter;
  readonly results: readonly SearchDocument[];
  /** The words that were looked for, each in every spelling that counts. */
  readonly words: readonly (readonly Spelling[])[];
  /** Nothing holds the words as typed; these results are spelled like it. */
  readonly similarOnly: boolean;
};

const weights = {
  title: 10,
  tags: 7,
  headings: 5,
  category: 4,
  excerpt: 3,
  description: 3,
  keywords: 2,
} as const;
const entriesInStep = 5;

export function* createSearchIndex(documents: readonly SearchDocument[]): Steps<SearchIndex> {
  const entries: Entry[] = [];
  for (const document of documents) {
    const texts = {
      title: [document.title],
      tags: document.tags,
      headings: document.headings.map(({ text }) => text),
      category: [document.category],
      excerpt: [document.excerpt],
      description: [document.description],
      keywords: document.keywords,
    } satisfies Record<keyof typeof weights, readonly string[]>;
    const fields = Object.entries(texts).map(([name, lines]) => ({
      text: withEdges(lines.map(foldDanish).join(' ')),
      weight: weights[name as keyof typeof weights],
    }));
    entries.push({
      document,
      exact: exactText(document),
      fields,
      everything: fields.map(({ text }) => text).join(''),
    });
    yield;
  }
  return { entries, speller: yield* createSpeller(entries.map(({ everything }) => everything)) };
}

/**
 * What a visitor sees for a filter. First everything the plain rule finds (never lost, whatever follows), then
 * the articles that hold every word somewhere, headings and parts of compounds included; a word that stands
 * nowhere is taken for a misspelling. Closest match first, otherwise in the list's own order.
 */
export function* search({ entries, speller }: SearchIndex, filter: Filter): Steps<SearchOutcome> {
  const query = cleanQuery(filter.query);
  const candidates = entries.filter(({ document }) => hasCategory(document, filter.category));
  if (!query)
    return { filter, results: candidates.map(({ document }) => document), words: [], similarOnly: false };

  const wanted = query.toLowerCase();
  const phrase = foldDanish(query);
  const words: (readonly Spelling[])[] = [];
  for (const word of queryWords(phrase)) words.push(...(yield* speller(word)));

  const found: { document: SearchDocument; exact: boolean; score: number }[] = [];
  for (const [number, entry] of candidates.entries()) {
    if (number % entriesInStep === 0) yield;
    const exact = entry.exact.includes(wanted);
    const scores = words.map((spellings) => scoreOf(entry, spellings));
    if (!exact && (scores.length === 0 || scores.includes(0))) continue;
    const inOrder = words.length > 1 ? phraseScore(entry, phrase) : 0;
    found.push({
      document: entry.document,
      exact,
      score: scores.reduce((sum, score) => sum + score, inOrder),
    });
  }
  yield;
  // The sort is stable: equals keep the order of the list.
  found.sort((a, b) => Number(b.exact) - Number(a.exact) || b.score - a.score);
  return {
    filter,
    results: found.map(({ document }) => document),
    words,
    similarOnly: found.every(({ exact }) => !exact) && words.flat().some(({ likeness }) => likeness < 1),
  };
}

function scoreOf({ fields, everything }: Entry, spellings: readonly Spelling[]): number {
  let best = 0;
  for (const { text: word, likeness } of spellings) {
    if (!everything.includes(word)) continue;
    for (const { text, weight } of fields) {
      const score = weight * likeness * closeness(text, word);
      // The best place decides; the others only part equals.
      best = Math.max(best, score) + Math.min(best, score) / 20;
    }
  }
  return best;
}

/** More for the words in the order they were typed. */
function phraseScore({ fields }: Entry, phrase: string): number {
  return Math.max(...fields.map(({ text, weight }) => (text.includes(phrase) ? weight : 0)));
}
