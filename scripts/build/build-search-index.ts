import type { PublishedContent, TextPage } from '#src/content/types.ts';
import type { SearchIndex } from '#src/features/article-search/search-index.ts';
import { shortDate } from '#src/lib/danish-date.ts';
import { legalLinks } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import type { PageSection } from './page-sections.ts';

type SearchedPage = Pick<TextPage, 'path' | 'title'>;

/** The texts that the search covers. */
export type SearchedContent = Pick<PublishedContent, 'articles' | 'textPages'>;

/** Returns the pages that the search covers: all but the list of articles. */
export function searchedPages({ articles, textPages }: SearchedContent): SearchedPage[] {
  const cases = textPages.filter(({ kind }) => kind === 'case');
  const others = [...Object.values(pages), ...legalLinks].filter(({ path }) => path !== pages.articles.path);
  return [
    ...[...articles, ...cases].map(({ path, title }) => ({ path, title })),
    ...others.map(({ path, label }) => ({ path, title: label })),
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
