import Fuse, { type Expression, type IFuseOptions } from 'fuse.js';
import type { SearchDocument, SearchHeading } from './documents.ts';
import { cleanQuery, exactText, type Filter, hasCategory } from './filter.ts';
import { foldDanish } from './fold-danish.ts';
import { queryWords } from './query-words.ts';
import { createSpeller, type Speller } from './speller.ts';

export type SearchIndex = {
  readonly documents: readonly SearchDocument[];
  /** What the plain rule looks in, of each document in turn. */
  readonly exactTexts: readonly string[];
  readonly fuse: Fuse<SearchDocument>;
  readonly speller: Speller;
};

export type ArticleOutcome = {
  readonly results: readonly SearchDocument[];
  /** The folded words that were looked for, each in every spelling that counts. */
  readonly words: readonly (readonly string[])[];
  /** Nothing holds the words as typed; these results are spelled like it. */
  readonly similarOnly: boolean;
};

/** Where Fuse looks, and how much a hit there counts. */
const fields = [
  { name: 'title', weight: 10 },
  { name: 'tags', weight: 7 },
  { name: 'headings', weight: 5 },
  { name: 'category', weight: 4 },
  { name: 'excerpt', weight: 3 },
  { name: 'description', weight: 3 },
  { name: 'keywords', weight: 1 },
] as const;

const options = {
  useExtendedSearch: true,
  // Folded already: by Fuse it would be done again at every key, and its own folding leaves æ, ae, oe and aa as they
  // are ('vaerktoejer', 'maling').
  isCaseSensitive: true,
  // A long list of tags is no worse a place than a short one ('UX', 'typgrafi').
  ignoreFieldNorm: true,
} satisfies IFuseOptions<unknown>;

/** Folded, with a space at either end, so that the first and last word have the same edges as the others. */
function folded(lines: readonly string[]): string {
  return ` ${lines.map(foldDanish).join(' ')} `;
}

function foldedField(document: SearchDocument, name: (typeof fields)[number]['name']): string {
  const lines = name === 'headings' ? document.headings.map(({ text }) => text) : document[name];
  return folded(typeof lines === 'string' ? [lines] : lines);
}

export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const fuse = new Fuse(documents, {
    ...options,
    keys: fields.map(({ name, weight }) => ({
      name,
      weight,
      getFn: (document) => foldedField(document, name),
    })),
  });
  const texts = documents.flatMap((document) => fields.map(({ name }) => foldedField(document, name)));
  return { documents, exactTexts: documents.map(exactText), fuse, speller: createSpeller(texts) };
}

/**
 * What the overview shows for a filter. First everything that the plain rule finds (never lost, whatever follows),
 * then the articles that hold every word somewhere, headings and parts of compounds included. Only with `guess` is
 * a word that stands nowhere taken for a misspelling.
 */
export function searchArticles(index: SearchIndex, filter: Filter, guess: boolean): ArticleOutcome {
  const query = cleanQuery(filter.query);
  const wanted = query.toLowerCase();
  // The plain rule knows no words and reads every sign: Fuse has no option for 'brug i dag' or '10.000 kr.'. No query
  // at all stands in every article.
  const exact = new Set(index.documents.filter((_, at) => index.exactTexts[at]?.includes(wanted)));
  const isExact = (document: SearchDocument) => exact.has(document);
  const spelled = queryWords(foldDanish(query)).flatMap((word) => index.speller(word, guess));
  const words = spelled.map(({ spellings }) => spellings);
  const found = index.fuse.search(allWords(words)).map(({ item }) => item);
  const results = [...new Set([...found.filter(isExact), ...exact, ...found])].filter((document) =>
    hasCategory(document, filter.category),
  );
  return {
    results,
    words,
    similarOnly: results.length > 0 && !results.some(isExact) && spelled.some(({ guessed }) => guessed),
  };
}

const mostHeadings = 3;

/** The sections of an article whose heading matches, the best first. */
export function matchingHeadings(
  { headings }: Pick<SearchDocument, 'headings'>,
  words: readonly (readonly string[])[],
): SearchHeading[] {
  const fuse = new Fuse(headings, {
    ...options,
    keys: [{ name: 'text', getFn: ({ text }) => folded([text]) }],
  });
  const all = fuse.search(allWords(words));
  // A heading with one word of three is worth showing only where none has all.
  return (all.length > 0 ? all : fuse.search({ $or: words.map(anySpelling) }))
    .slice(0, mostHeadings)
    .map(({ item }) => item);
}

function allWords(words: readonly (readonly string[])[]): Expression {
  return { $and: words.map(anySpelling) };
}

/**
 * A word counts once inside another, twice at its start, three times by itself. One or two letters stand inside any
 * word, so of those only the start of a word counts ('ai' is not in 'mail').
 */
function anySpelling(spellings: readonly string[]): Expression {
  return {
    $or: spellings.flatMap((word) =>
      [word, ` ${word}`, ` ${word} `].slice(word.length < 3 ? 1 : 0).map((text) => `'"${text}"`),
    ),
  };
}
