import { gzipSync } from 'node:zlib';
import type { Article } from '#src/content/types.ts';
import { nonArticleGroup, type Section } from '#src/features/article-search/sections.ts';
import { legalLinks } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import type { PageSection } from './page-sections.ts';

type SearchablePage = Pick<Section, 'group'> & { readonly path: string; readonly title: string };

/** Returns the pages that the full-text search covers: all but the list of articles. */
export function searchablePages(
  articles: readonly Pick<Article, 'path' | 'title' | 'category'>[],
): SearchablePage[] {
  const others = [...Object.values(pages), ...legalLinks].filter(({ path }) => path !== pages.articles.path);
  return [
    ...articles.map(({ path, title, category }) => ({ path, title, group: category })),
    ...others.map(({ path, label }) => ({ path, title: label, group: nonArticleGroup })),
  ];
}

/** Returns the index of the full-text search: the sections of all pages, as JSON. */
export function searchIndex(
  pages: readonly SearchablePage[],
  sectionsOf: (path: string) => readonly PageSection[],
): string {
  const sections = pages.flatMap(({ path, title, group }) =>
    sectionsOf(path).map(({ anchor, heading, text }): Section => {
      return {
        href: anchor ? `${path}#${anchor}` : path,
        heading: heading || title,
        page: title,
        group,
        text,
      };
    }),
  );
  return JSON.stringify(sections);
}

/** Returns a warning if the index is large for a phone: the first query of a visitor fetches all of it. */
export function searchIndexWarning(index: string): string[] {
  const kilobytes = Math.round(gzipSync(index).length / 1000);
  if (kilobytes <= 300) return [];
  return [
    `Søgningens tekster fylder ${kilobytes} KB komprimeret, mere end 300. Den første søgning bliver langsom på en telefon.`,
  ];
}
