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
  return articles.map((article) => ({
    slug: article.slug,
    path: article.path,
    title: article.title,
    description: article.description,
    excerpt: article.excerpt,
    category: article.category,
    tags: article.tags,
    keywords: article.keywords,
    date: article.listDate,
    dateText: shortDate(article.listDate),
    readingTime: article.listReadingTime,
    image: article.image,
    headings: article.mdx.toc.map(({ id, text }) => ({ id, text })),
  }));
}
