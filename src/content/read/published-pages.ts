import { danishOrder } from '#src/lib/danish-order.ts';
import type { Article, TextPage } from '../types.ts';

/** Whether the site shows an article. With `drafts` it also shows drafts and those of a later day. */
export function isPublished(article: Article, drafts: boolean): boolean {
  return drafts || !(article.draft || article.upcoming);
}

/** Returns the published articles, sorted by list date, newest first, and the text pages, sorted by path. */
export function publishedPages<A extends Article, L extends TextPage>(
  articles: readonly A[],
  textPages: readonly L[],
  drafts: boolean,
) {
  return {
    articles: articles
      .filter((article) => isPublished(article, drafts))
      .sort((a, b) => danishOrder.compare(b.listDate, a.listDate) || danishOrder.compare(a.slug, b.slug)),
    textPages: textPages.toSorted((a, b) => danishOrder.compare(a.path, b.path)),
  };
}
