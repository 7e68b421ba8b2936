import { escapeXml } from './escape-xml.ts';

type SitemapPage = {
  readonly path: string;
  /** ISO day of the last substantial change; undefined when the content has no date. */
  readonly lastChanged?: string | undefined;
};

/** Renders a sitemap of canonical URLs and dates from the content. Search engines ignore the other fields. */
export function sitemapXml(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages.map(({ path, lastChanged }) => {
    const location = `<loc>${escapeXml(`${origin}${path}`)}</loc>`;
    return `  <url>${location}${lastChanged ? `<lastmod>${lastChanged}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
