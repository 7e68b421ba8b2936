import Fuse, { type Expression } from 'fuse.js';
import { foldDanish } from '#src/lib/fold-danish.ts';
import type { SearchDocument, SearchHeading } from './documents.ts';
import { exactText, type Filter, hasCategory, normalizeQuery } from './filter.ts';
import { queryWords } from './query-words.ts';
import { createSpeller, type Speller, searched } from './speller.ts';

export type SearchIndex = {
  readonly documents: readonly SearchDocument[];
  readonly fuse: Fuse<SearchDocument>;
  readonly speller: Speller;
};

export type ArticleOutcome = {
  readonly results: readonly SearchDocument[];
  /** The folded words that were searched for, each with all accepted spellings. */
  readonly words: readonly (readonly string[])[];
  /** Nothing contains the words as typed; the results only resemble them. */
  readonly similarOnly: boolean;
};

/** Fields that Fuse searches, with their weights. */
const fields = [
  { name: 'title', weight: 10 },
  { name: 'tags', weight: 7 },
  { name: 'headings', weight: 5 },
  { name: 'category', weight: 4 },
  { name: 'excerpt', weight: 3 },
  { name: 'description', weight: 3 },
  { name: 'keywords', weight: 1 },
] as const;

/** Folds and joins lines. The space at each end gives the first and last word the same boundaries as the others. */
function foldLines(lines: readonly string[]): string {
  return ` ${lines.map(foldDanish).join(' ')} `;
}

function foldedField(document: SearchDocument, name: (typeof fields)[number]['name']): string {
  const lines = name === 'headings' ? document.headings.map(({ text }) => text) : document[name];
  return foldLines(typeof lines === 'string' ? [lines] : lines);
}

export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const fuse = new Fuse(documents, {
    useExtendedSearch: true,
    // Texts are folded in advance: Fuse would do it on every keystroke, and its own folding does not unify æ with ae, ø
    // with oe and å with aa ('vaerktoejer', 'maling').
    isCaseSensitive: true,
    // A match in a long list of tags counts as much as in a short one ('UX', 'typgrafi').
    ignoreFieldNorm: true,
    keys: fields.map(({ name, weight }) => ({
      name,
      weight,
      getFn: (document) => foldedField(document, name),
    })),
  });
  const texts = documents.flatMap((document) => fields.map(({ name }) => foldedField(document, name)));
  return { documents, fuse, speller: createSpeller(texts) };
}

/**
 * Returns the articles for a filter: first all exact matches, then those that contain every word somewhere, including
 * in headings and as parts of compounds. Only with `guess` are unknown words treated as misspellings.
 */
export function searchArticles(index: SearchIndex, filter: Filter, guess: boolean): ArticleOutcome {
  const query = normalizeQuery(filter.query);
  const wanted = query.toLowerCase();
  // Exact matches ignore word boundaries and include punctuation, for which Fuse has no option ('brug i dag',
  // '10.000 kr.'). An empty query matches every article.
  const exact = new Set(index.documents.filter((document) => exactText(document).includes(wanted)));
  const isExact = (document: SearchDocument) => exact.has(document);
  const spelled = queryWords(foldDanish(query)).flatMap((word) => index.speller(word, guess));
  const words = spelled.map(({ spellings }) => spellings);
  const found = index.fuse.search({ $and: words.map(anySpelling) }).map(({ item }) => item);
  const results = [...new Set([...found.filter(isExact), ...exact, ...found])].filter((document) =>
    hasCategory(document, filter.category),
  );
  return {
    results,
    words,
    similarOnly: results.length > 0 && !results.some(isExact) && spelled.some(({ guessed }) => guessed),
  };
}

const maxHeadings = 3;

/** Returns up to three headings of an article that contain the most of the words, in their order. */
export function matchingHeadings(
  { headings }: Pick<SearchDocument, 'headings'>,
  words: readonly (readonly string[])[],
): SearchHeading[] {
  const counts = headings.map(({ text }) => {
    const folded = foldLines([text]);
    return words.filter((spellings) => spellings.some((word) => folded.includes(searched(word)))).length;
  });
  const most = Math.max(1, ...counts);
  return headings.filter((_, at) => counts[at] === most).slice(0, maxHeadings);
}

/** Returns an expression in which a match counts once inside a word, twice at its start and three times as a whole word. */
function anySpelling(spellings: readonly string[]): Expression {
  const forms = spellings.flatMap((word) => [...new Set([searched(word), ` ${word}`, ` ${word} `])]);
  return { $or: forms.map((form) => `'"${form}"`) };
}
