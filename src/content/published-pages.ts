import type { Article, LegalPage } from './types.ts';

export function isPublished(article: Article, drafts: boolean): boolean {
  return drafts || !(article.draft || article.upcoming);
}

/** Returns the published articles, sorted by list date, newest first, and the legal pages, sorted by path. */
export function publishedPages<A extends Article, L extends LegalPage>(
  articles: readonly A[],
  legalPages: readonly L[],
  drafts: boolean,
) {
  return {
    articles: articles
      .filter((article) => isPublished(article, drafts))
      .sort((a, b) => b.listDate.localeCompare(a.listDate) || a.slug.localeCompare(b.slug)),
    legalPages: legalPages.toSorted((a, b) => a.path.localeCompare(b.path)),
  };
}
