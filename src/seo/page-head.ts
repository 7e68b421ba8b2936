import { analyticsSettings } from '#src/lib/analytics-settings.ts';
import { dateWithZone } from '#src/lib/danish-date.ts';
import { absoluteUrl } from '#src/lib/paths.ts';
import { company } from '#src/site/company.ts';
import { openGraphImagePath } from './open-graph-image.ts';
import type { PageMeta } from './page-meta.ts';
import { structuredData } from './structured-data.ts';

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Everything a page says in its head, as plain data for unhead. */
export function pageHead(meta: PageMeta, origin: string) {
  const canonical = absoluteUrl(origin, meta.canonicalPath ?? meta.path);
  const picture = absoluteUrl(origin, openGraphImagePath(meta.canonicalPath ?? meta.path));
  const { article } = meta;
  const analytics = analyticsSettings(import.meta.env);
  return {
    htmlAttrs: { lang: 'da' },
    title: meta.title,
    meta: [
      { name: 'description', content: meta.description },
      ...(meta.keywords?.length ? [{ name: 'keywords', content: meta.keywords.join(', ') }] : []),
      ...(meta.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: meta.title },
      { property: 'og:description', content: meta.description },
      { property: 'og:type', content: article ? 'article' : 'website' },
      { property: 'og:url', content: canonical },
      // A page that is not to be indexed has no picture made: nobody shares an address that is not there.
      ...(meta.noIndex
        ? []
        : [
            { property: 'og:image', content: picture },
            { property: 'og:image:width', content: '1200' },
            { property: 'og:image:height', content: '630' },
            { property: 'og:image:alt', content: meta.title },
          ]),
      { property: 'og:locale', content: 'da_DK' },
      { property: 'og:site_name', content: company.name },
      { name: 'twitter:card', content: meta.noIndex ? 'summary' : 'summary_large_image' },
      // The consent manager reads from here which statistics tool to ask for.
      ...(analytics ? [{ name: 'statistik', content: analytics.source, ...analytics.attributes }] : []),
      ...(article
        ? [
            { property: 'article:published_time', content: dateWithZone(article.date) },
            { property: 'article:modified_time', content: dateWithZone(article.updated ?? article.date) },
            { property: 'article:section', content: article.category },
          ]
        : []),
    ],
    // A page that is not to be indexed names no original.
    link: meta.noIndex ? [] : [{ rel: 'canonical' as const, href: canonical }],
    script: meta.noIndex
      ? []
      : [
          {
            type: 'application/ld+json' as const,
            innerHTML: scriptJson(structuredData(meta, origin)),
          },
        ],
  };
}
