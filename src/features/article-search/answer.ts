import type { SearchDocument, SearchHeading } from './documents.ts';
import { type Filter, normalizeQuery } from './filter.ts';
import { foldDanish } from './fold-danish.ts';
import { queryWords } from './query-words.ts';
import {
  type ArticleOutcome,
  matchingHeadings,
  type SearchIndex,
  searchArticles,
} from './search-articles.ts';
import { searchText, type TextIndex, type TextLimits, type TextOutcome } from './search-text.ts';

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
  /** Full-text results; `none` if they were not requested or the query is too short, `failed` if loading failed. */
  readonly text: TextOutcome | 'none' | 'waiting' | 'failed';
};

const minTextQueryLength = 2;

/**
 * Yields the articles at once, then an answer with the full-text results. Articles that only resemble the query are in
 * the last answer, and only if nothing contains it as typed.
 */
export async function* answer(
  index: SearchIndex,
  loadTextIndex: () => Promise<TextIndex>,
  { filter, limits, inText }: Question,
): AsyncGenerator<Answer, void> {
  const shown = ({ results, words, similarOnly }: ArticleOutcome): Omit<Answer, 'text'> => ({
    filter,
    count: results.length,
    articles: results
      .slice(0, limits.list)
      .map((article) => ({ ...article, matching: matchingHeadings(article, words) })),
    marks: [...new Set(words.flat())],
    similarOnly,
  });

  const asTyped = searchArticles(index, filter, false);
  const asTypedOrSimilar = () => (asTyped.results.length > 0 ? asTyped : searchArticles(index, filter, true));
  if (!inText || normalizeQuery(filter.query).length < minTextQueryLength) {
    yield { ...shown(asTypedOrSimilar()), text: 'none' };
    return;
  }
  yield { ...shown(asTyped), text: 'waiting' };

  const typed = queryWords(foldDanish(filter.query));
  const searchWords = async (words: readonly string[], partly = false) =>
    searchText(await loadTextIndex(), { words, category: filter.category, limits, partly });
  try {
    let articles = asTyped;
    let text = await searchWords(typed);
    // Look for the known parts of a compound.
    if (isEmpty(text)) text = await searchWords(asTyped.words.flat());
    if (isEmpty(text)) {
      articles = asTypedOrSimilar();
      const corrected = articles.words.flatMap((spellings) => spellings.slice(0, 1));
      text = articles.results.length > 0 ? await searchWords(corrected) : await searchWords(typed, true);
    }
    yield { ...shown(articles), text };
  } catch {
    yield { ...shown(asTypedOrSimilar()), text: 'failed' };
  }
}

function isEmpty({ articles, elsewhere }: TextOutcome): boolean {
  return articles.count + elsewhere.count === 0;
}
