import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elsewhere } from '#src/features/article-search/text-index.ts';
import { pathToFile } from '#src/lib/paths.ts';
import { legalLinks } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import type { TextPage } from './create-text-index.ts';

/** The pages of the site that are no articles, read from the finished folder: much of their text is in no collection. */
export async function pagesElsewhere(dist: string): Promise<TextPage[]> {
  const others = [...Object.values(pages), ...legalLinks].filter(({ path }) => path !== pages.articles.path);
  return Promise.all(
    others.map(async ({ path, label }) => {
      const html = await readFile(join(dist, pathToFile(path)), 'utf8');
      const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
      // A script may hold tags in its text.
      const withoutScripts = main.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
      return { path, title: label, group: elsewhere, html: withoutScripts };
    }),
  );
}
