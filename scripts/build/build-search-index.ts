import type { PublishedContent, TextPage } from '#src/content/types.ts';
import type { SearchIndex } from '#src/features/article-search/search-index.ts';
import { shortDate } from '#src/lib/danish-date.ts';
import { paths } from '#src/site/pages.ts';
import type { PageSection } from './page-sections.ts';

type SearchedPage = Pick<TextPage, 'path' | 'title'>;

/** The texts that the search covers. */
export type SearchedContent = Pick<PublishedContent, 'articles' | 'textPages' | 'sitePages'>;

const unsearched: readonly string[] = [paths.articles, paths.unknownArticle, paths.notFound];

/** Returns the pages that the search covers: all but the list of articles and the 404 pages. */
export function searchedPages({ articles, textPages, sitePages }: SearchedContent): SearchedPage[] {
  const pages = sitePages.filter(({ path }) => !unsearched.includes(path));
  return [
    ...[...articles, ...textPages].map(({ path, title }) => ({ path, title })),
    ...pages.map(({ path, label }) => ({ path, title: label })),
  ];
}

/** Returns the index of the search, as JSON: the articles without their texts, and the sections of all pages. */
export function searchIndex(
  content: SearchedContent,
  sectionsOf: (path: string) => readonly PageSection[],
): string {
  const index: SearchIndex = {
    articles: content.articles.map((article) => {
      const { path, title, description, excerpt, category, tags, keywords, image } = article;
      const { listDate: date, listReadingTime: readingTime } = article;
      const shown = { date, dateText: shortDate(date), readingTime, image };
      return { path, title, description, excerpt, category, tags, keywords, ...shown };
    }),
    sections: searchedPages(content).flatMap(({ path, title }) =>
      sectionsOf(path).map(({ anchor, heading, text }) => ({
        href: anchor ? `${path}#${anchor}` : path,
        heading: heading || title,
        pageTitle: title,
        text,
      })),
    ),
  };
  return JSON.stringify(index);
}
