import type { PublishedContent } from '#src/content/types.ts';
import { escapeXml } from './escape-xml.ts';

type DatedContent = {
  readonly articles: readonly Pick<PublishedContent['articles'][number], 'path' | 'date' | 'updated'>[];
  readonly textPages: readonly Pick<PublishedContent['textPages'][number], 'path' | 'updated'>[];
};

/**
 * Renders a sitemap of canonical URLs. Search engines ignore other fields than the day of the last change: the content
 * has it for articles and texts, and the article overview changes with its newest article.
 */
export function sitemapXml(
  paths: readonly string[],
  { articles, textPages }: DatedContent,
  origin: string,
): string {
  const days = new Map(articles.map(({ path, date, updated }) => [path, updated ?? date]));
  const newest = [...days.values()].sort().at(-1);
  if (newest) days.set('/artikler', newest);
  for (const { path, updated } of textPages) days.set(path, updated);
  const entries = paths.map((path) => {
    const location = `<loc>${escapeXml(`${origin}${path}`)}</loc>`;
    const day = days.get(path);
    return `  <url>${location}${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
