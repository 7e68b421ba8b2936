import { separateWords } from '#src/lib/fold-danish.ts';
import type { SearchDocument, SearchHeading } from './documents.ts';
import { type Filter, normalizeQuery } from './filter.ts';
import { queryWords } from './query-words.ts';
import { matchingHeadings, type SearchIndex, searchArticles } from './search-articles.ts';
import type { TextLimits, TextOutcome, TextSearch } from './search-text.ts';

/** An article that was found, with its matching headings. */
export type FoundArticle = SearchDocument & { readonly matching: readonly SearchHeading[] };

export type Question = {
  readonly filter: Filter;
  readonly limits: TextLimits & { readonly list: number };
  /** Whether to search the full text too, which fetches its index. */
  readonly inText: boolean;
};

export type Answer = {
  readonly filter: Filter;
  /** Number of all articles that were found. */
  readonly count: number;
  /** The first `limits.list` of them. */
  readonly articles: readonly FoundArticle[];
  /** Folded words to mark. */
  readonly marks: readonly string[];
  readonly similarOnly: boolean;
  readonly text: TextOutcome | MissingText;
};

/** Why there are no full-text results: not requested or the query is too short, not loaded yet, or loading failed. */
type MissingText = 'none' | 'waiting' | 'failed';

const minTextQueryLength = 2;

/**
 * Searches the articles and, if it is loaded, the full text. Articles that only resemble the query are found only if
 * nothing contains it as typed, which an answer that waits for the full text cannot know yet.
 */
export function answer(
  index: SearchIndex,
  textSearch: TextSearch | MissingText,
  { filter, limits }: Pick<Question, 'filter' | 'limits'>,
): Answer {
  const query = normalizeQuery(filter.query);
  const asTyped = searchArticles(index, filter, false);
  const orSimilar = () => (asTyped.results.length > 0 ? asTyped : searchArticles(index, filter, true));
  const shown = (articles: typeof asTyped, text: Answer['text']): Answer => ({
    filter,
    count: articles.results.length,
    articles: articles.results
      .slice(0, limits.list)
      .map((article) => ({ ...article, matching: matchingHeadings(article, articles.words) })),
    marks: [...new Set(articles.words.flat())],
    similarOnly: articles.similarOnly,
    text,
  });
  if (query.length < minTextQueryLength) return shown(orSimilar(), 'none');
  if (textSearch === 'waiting') return shown(asTyped, textSearch);
  if (typeof textSearch === 'string') return shown(orSimilar(), textSearch);

  const search = (words: readonly string[], partly = false) =>
    textSearch({ words, category: filter.category, limits, partly });
  const typed = queryWords(separateWords(query));
  // As typed, then the known parts of a compound.
  for (const words of [typed, asTyped.words.flat()]) {
    const text = search(words);
    if (text.articles.count + text.elsewhere.count > 0) return shown(asTyped, text);
  }
  const articles = orSimilar();
  if (articles.results.length === 0) return shown(articles, search(typed, true));
  return shown(articles, search(articles.words.flatMap((spellings) => spellings.slice(0, 1))));
}
