import { absoluteUrl } from '#src/lib/paths.ts';
import { escapeXml } from './escape-xml.ts';

export type SitemapPage = {
  readonly path: string;
  /** ISO day of the last change of substance; left out where the content does not tell. */
  readonly lastChanged?: string | undefined;
};

/** The sitemap: canonical addresses only, with the content's own dates. Search engines read nothing more of it. */
export function sitemapXml(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages.map(({ path, lastChanged }) => {
    const location = `<loc>${escapeXml(absoluteUrl(origin, path))}</loc>`;
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
