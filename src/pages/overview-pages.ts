/** Number of cards on an overview page: enough to browse, and few enough to keep pages light at a thousand articles. */
export const articlesPerPage = 24;

/** Returns the number of overview pages, at least 1. */
export function overviewPageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage));
}

/** Returns the path of overview page `page`, counted from 1. */
export function overviewPagePath(page: number): string {
  return page === 1 ? '/artikler' : `/artikler/side/${page}`;
}
