import { dateWithZone } from '#src/lib/danish-date.ts';
import { company } from '#src/site/company.ts';
import { statisticsTool } from '#src/site/statistics-tool.ts';
import { openGraphImagePath } from './open-graph-image-path.ts';
import type { PageMeta } from './page-meta.ts';
import { structuredData } from './structured-data.ts';

/** Serializes JSON so that it cannot close the surrounding `<script>`. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Returns all head elements of a page as data for unhead. */
export function pageHead(meta: PageMeta, origin: string) {
  const path = meta.canonicalPath ?? meta.path;
  const canonical = `${origin}${path}`;
  const { article } = meta;
  const source = import.meta.env.VITE_ANALYTICS_SRC;
  const { attributes, withoutConsent } = statisticsTool ?? {};
  return {
    title: meta.title,
    meta: [
      { name: 'description', content: meta.description },
      ...(meta.keywords ? [{ name: 'keywords', content: meta.keywords }] : []),
      ...(meta.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: meta.title },
      { property: 'og:description', content: meta.description },
      { property: 'og:type', content: article ? 'article' : 'website' },
      { property: 'og:url', content: canonical },
      // No image is drawn for `noindex` pages, such as the 404 page: they are not shared.
      ...(meta.noIndex
        ? []
        : [
            { property: 'og:image', content: `${origin}${openGraphImagePath(path)}` },
            { property: 'og:image:width', content: '1200' },
            { property: 'og:image:height', content: '630' },
            { property: 'og:image:alt', content: meta.title },
          ]),
      { property: 'og:locale', content: meta.language === 'en' ? 'en_GB' : 'da_DK' },
      { property: 'og:site_name', content: company.name },
      { name: 'twitter:card', content: meta.noIndex ? 'summary' : 'summary_large_image' },
      // From this element the consent manager knows what to ask and which script to load.
      ...(source && !withoutConsent
        ? [{ name: 'statistik', content: JSON.stringify({ src: source, ...statisticsTool }) }]
        : []),
      ...(article
        ? [
            { property: 'article:published_time', content: dateWithZone(article.date) },
            ...(article.updated && article.updated !== article.date
              ? [{ property: 'article:modified_time', content: dateWithZone(article.updated) }]
              : []),
            { property: 'article:section', content: article.category },
          ]
        : []),
    ],
    link: meta.noIndex ? [] : [{ rel: 'canonical' as const, href: canonical }],
    script: [
      ...(source && withoutConsent ? [{ src: source, async: true, ...attributes }] : []),
      ...(meta.noIndex
        ? []
        : [
            {
              type: 'application/ld+json' as const,
              innerHTML: scriptJson(structuredData(meta, origin)),
            },
          ]),
    ],
  };
}
