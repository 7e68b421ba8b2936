import type { WithReport } from '#src/content/content.ts';
import type { Article, Category } from '#src/content/types.ts';
import { shortDate } from '#src/lib/danish-date.ts';

export type SearchHeading = { readonly id: string; readonly text: string };

/** What the search knows of an article, and what a result shows of it. The text itself stays out. */
export type SearchDocument = {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly excerpt: string;
  readonly category: Category;
  readonly tags: readonly string[];
  /** Words that the writer expects to be searched for; never shown. */
  readonly keywords: readonly string[];
  /** ISO day, and as a reader sees it. */
  readonly date: string;
  readonly dateText: string;
  /** Minutes. */
  readonly readingTime: number;
  readonly image: string;
  readonly headings: readonly SearchHeading[];
};

/** Where the build puts the documents, and where the search asks for them. */
export const searchIndexPath = '/artikler/soegeindeks.json';

/** The articles as the search needs them, in the order of the list. */
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
