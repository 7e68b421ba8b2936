import type { SearchDocument, SearchHeading } from './documents.ts';
import { cleanQuery, type Filter } from './filter.ts';
import { foldDanish } from './fold-danish.ts';
import { queryWords } from './query-words.ts';
import {
  type ArticleOutcome,
  matchingHeadings,
  type SearchIndex,
  searchArticles,
} from './search-articles.ts';
import { searchText, type TextIndex, type TextLimits, type TextOutcome } from './search-text.ts';

/** An article that was found, with the sections whose heading matches. */
export type FoundArticle = SearchDocument & { readonly matching: readonly SearchHeading[] };

export type Question = {
  readonly filter: Filter;
  readonly limits: TextLimits & { readonly list: number };
  /** Whether the texts are to be searched, too; their index is fetched for that. */
  readonly inText: boolean;
};

export type Answer = {
  readonly filter: Filter;
  /** How many articles there are, and the first of them. */
  readonly count: number;
  readonly articles: readonly FoundArticle[];
  /** The folded words to mark. */
  readonly marks: readonly string[];
  readonly similarOnly: boolean;
  /** What stands in the texts: `none` where it was not asked for, or the query is too short. */
  readonly text: TextOutcome | 'none' | 'waiting' | 'failed';
};

const shortestInText = 2;

/**
 * The answers to a question as they become known: the articles at once, then what stands in the texts. What is only
 * spelled like the query comes last, and only where neither has anything.
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
  const orSimilar = () => (asTyped.results.length > 0 ? asTyped : searchArticles(index, filter, true));
  if (!inText || cleanQuery(filter.query).length < shortestInText) {
    yield { ...shown(orSimilar()), text: 'none' };
    return;
  }
  yield { ...shown(asTyped), text: 'waiting' };

  const typed = queryWords(foldDanish(filter.query));
  const look = async (words: readonly string[], partly = false) =>
    searchText(await loadTextIndex(), { words, category: filter.category, limits, partly });
  try {
    let articles = asTyped;
    let text = await look(typed);
    // A compound of which only the parts are known.
    if (isEmpty(text)) text = await look(asTyped.words.flat());
    if (isEmpty(text)) {
      articles = orSimilar();
      const corrected = articles.words.flatMap((spellings) => spellings.slice(0, 1));
      text = articles.results.length > 0 ? await look(corrected) : await look(typed, true);
    }
    yield { ...shown(articles), text };
  } catch {
    yield { ...shown(orSimilar()), text: 'failed' };
  }
}

function isEmpty({ articles, elsewhere }: TextOutcome): boolean {
  return articles.count + elsewhere.count === 0;
}
