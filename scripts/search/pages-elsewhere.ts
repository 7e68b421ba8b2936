import { elsewhere } from '#src/features/article-search/text-index.ts';
import { legalLinks } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import type { TextPage } from './create-text-index.ts';

const others = [...Object.values(pages), ...legalLinks].filter(({ path }) => path !== pages.articles.path);

/** The pages of the site that are no articles, whose texts are searched, too. */
export const pathsElsewhere: readonly string[] = others.map(({ path }) => path);

/** Their texts, from the finished documents by path: much of them is in no collection. */
export function pagesElsewhere(documents: ReadonlyMap<string, string>): TextPage[] {
  return others.map(({ path, label }) => {
    const main = /<main\b[^>]*>(.*)<\/main>/s.exec(documents.get(path) ?? '')?.[1] ?? '';
    // A script may hold tags in its text.
    const html = main.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
    return { path, title: label, group: elsewhere, html };
  });
}
