/** Cards on one page of the overview: enough to browse, few enough to stay light at a thousand articles. */
export const articlesPerPage = 24;

/** How many pages the overview has; at least one. */
export function overviewPageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage));
}

/** The address of page `page` (from 1) of the overview. */
export function overviewPagePath(page: number): string {
  return page === 1 ? '/artikler' : `/artikler/side/${page}`;
}
