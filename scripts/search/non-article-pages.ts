import { nonArticleGroup } from '#src/features/article-search/text-index.ts';
import { legalLinks } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import type { TextPage } from './create-text-index.ts';

const nonArticles = [...Object.values(pages), ...legalLinks].filter(
  ({ path }) => path !== pages.articles.path,
);

/** Paths of the searchable pages that are not articles. */
export const nonArticlePaths: readonly string[] = nonArticles.map(({ path }) => path);

/** Extracts these pages from the rendered documents (by path): much of their text is in components, not in content. */
export function nonArticlePages(documents: ReadonlyMap<string, string>): TextPage[] {
  return nonArticles.map(({ path, label }) => {
    const main = /<main\b[^>]*>(.*)<\/main>/s.exec(documents.get(path) ?? '')?.[1] ?? '';
    // Inline scripts may contain tags in strings.
    const html = main.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
    return { path, title: label, group: nonArticleGroup, html };
  });
}
