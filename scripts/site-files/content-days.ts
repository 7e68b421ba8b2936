import type { Article, TextPage } from '#src/content/types.ts';
import { pages } from '#src/site/pages.ts';

export type DatedContent = {
  readonly articles: readonly Pick<Article, 'path' | 'date' | 'updated'>[];
  readonly textPages: readonly Pick<TextPage, 'path' | 'updated'>[];
};

/**
 * Returns the day of the last change (ISO) of the pages whose content has one, by path: articles, texts, and the overview,
 * which changes with its newest article.
 */
export function contentDays({ articles, textPages }: DatedContent): ReadonlyMap<string, string> {
  return new Map([
    [pages.articles.path, articles.map(dayOf).sort().at(-1) ?? ''],
    ...articles.map((article) => [article.path, dayOf(article)] as const),
    ...textPages.map(({ path, updated }) => [path, updated] as const),
  ]);
}

const dayOf = ({ date, updated }: DatedContent['articles'][number]) => updated ?? date;
