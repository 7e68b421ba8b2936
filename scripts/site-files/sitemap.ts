import type { Article, TextPage } from '#src/content/types.ts';
import { paths } from '#src/site/pages.ts';
import { fillTemplate } from '../lib/fill-template.ts';
import { escapeXml } from './escape-xml.ts';

type DatedContent = {
  readonly articles: readonly Pick<Article, 'path' | 'date' | 'updated'>[];
  readonly textPages: readonly Pick<TextPage, 'path' | 'updated'>[];
};

/**
 * Renders a sitemap of canonical URLs, with the day of the last change of those whose content has one: the overview
 * changes with its newest article. Search engines ignore other fields.
 */
export function sitemap(addresses: readonly string[], content: DatedContent, origin: string): string {
  const days = content.articles.map(({ path, date, updated }) => [path, updated ?? date] as const);
  const newest = days.map(([, day]) => day).sort();
  const dayOf = new Map([
    ...days,
    ...content.textPages.map(({ path, updated }) => [path, updated] as const),
    [paths.articles, newest.at(-1)],
  ]);
  const view = { origin, pages: addresses.map((path) => ({ path, day: dayOf.get(path) })) };
  return fillTemplate(new URL('sitemap.xml', import.meta.url), view, escapeXml);
}
