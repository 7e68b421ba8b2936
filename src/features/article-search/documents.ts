import type { WithReport } from '#src/content/content.ts';
import type { Article } from '#src/content/types.ts';
import { shortDate } from '#src/lib/danish-date.ts';

export type SearchHeading = { readonly id: string; readonly text: string };

/**
 * An article in the search index: the fields to search and to show, without the text. The keywords, search terms that
 * the writer expects, are never shown.
 */
export type SearchDocument = Pick<
  Article,
  'slug' | 'path' | 'title' | 'description' | 'excerpt' | 'category' | 'tags' | 'keywords' | 'image'
> & {
  /** ISO date. */
  readonly date: string;
  /** The date as shown. */
  readonly dateText: string;
  /** In minutes. */
  readonly readingTime: number;
  readonly headings: readonly SearchHeading[];
};

/** Path to which the build writes the documents and from which the search fetches them. */
export const searchIndexPath = '/artikler/soegeindeks.json';

/** Returns the search documents of the articles, in the same order. */
export function searchDocuments(articles: readonly WithReport<Article>[]): SearchDocument[] {
  return articles.map((article) => {
    const { slug, path, title, description, excerpt, category, tags, keywords, image, mdx } = article;
    const { listDate: date, listReadingTime: readingTime } = article;
    const headings = mdx.toc.map(({ id, text }) => ({ id, text }));
    const shown = { date, dateText: shortDate(date), readingTime, image, headings };
    return { slug, path, title, description, excerpt, category, tags, keywords, ...shown };
  });
}
