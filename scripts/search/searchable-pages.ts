import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article } from '#src/content/types.ts';
import { nonArticleGroup } from '#src/features/article-search/text-index.ts';
import { pathToFile } from '#src/lib/paths.ts';
import { legalLinks } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import type { TextPage } from './create-text-index.ts';

const nonArticles = [...Object.values(pages), ...legalLinks].filter(
  ({ path }) => path !== pages.articles.path,
);

/**
 * Yields the articles once their texts are rendered, in list order, then the other pages once all pages are `rendered`
 * to a directory: much of their text is in components, not in content.
 */
export async function* searchablePages(
  articles: readonly Article[],
  loadText: (path: string) => Promise<{ readonly html: string }>,
  rendered: Promise<unknown>,
  directory: string,
): AsyncGenerator<TextPage[], void> {
  yield Promise.all(
    articles.map(async ({ path, title, category }) => {
      const { html } = await loadText(path);
      return { path, title, group: category, html };
    }),
  );
  await rendered;
  yield Promise.all(
    nonArticles.map(async ({ path, label }) => {
      const document = await readFile(join(directory, pathToFile(path)), 'utf8');
      const main = /<main\b[^>]*>(.*)<\/main>/s.exec(document)?.[1] ?? '';
      // Inline scripts may contain tags in strings.
      const html = main.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
      return { path, title: label, group: nonArticleGroup, html };
    }),
  );
}
