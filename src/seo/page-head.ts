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

/** Returns the metadata of a page as data for unhead. What is undefined is left out. */
export function seoMeta(meta: PageMeta, origin: string) {
  const { article, noIndex } = meta;
  const path = meta.canonicalPath ?? meta.path;
  const updated = article?.updated === article?.date ? null : article?.updated;
  return {
    title: meta.title,
    description: meta.description,
    keywords: meta.keywords,
    robots: noIndex ? 'noindex' : undefined,
    ogTitle: meta.title,
    ogDescription: meta.description,
    ogType: article ? ('article' as const) : ('website' as const),
    ogUrl: `${origin}${path}`,
    // No image is drawn for `noindex` pages, such as the 404 page: they are not shared.
    ogImage: noIndex ? undefined : `${origin}${openGraphImagePath(path)}`,
    ogImageWidth: noIndex ? undefined : 1200,
    ogImageHeight: noIndex ? undefined : 630,
    ogImageAlt: noIndex ? undefined : meta.title,
    ogLocale: meta.language === 'en' ? 'en_GB' : 'da_DK',
    ogSiteName: company.name,
    twitterCard: noIndex ? ('summary' as const) : ('summary_large_image' as const),
    articlePublishedTime: article && dateWithZone(article.date),
    articleModifiedTime: updated ? dateWithZone(updated) : undefined,
    articleSection: article?.category,
  };
}

/** Returns the other head elements of a page: its address, structured data and statistics tool. */
export function pageHead(meta: PageMeta, origin: string) {
  const source = import.meta.env.VITE_ANALYTICS_SRC;
  const { attributes, withoutConsent } = statisticsTool ?? {};
  const tool = { src: source, ...statisticsTool };
  const data = { type: 'application/ld+json' as const, innerHTML: scriptJson(structuredData(meta, origin)) };
  return {
    // From this element the consent manager knows what to ask and which script to load.
    meta: source && !withoutConsent ? [{ name: 'statistik', content: JSON.stringify(tool) }] : [],
    link: meta.noIndex
      ? []
      : [{ rel: 'canonical' as const, href: `${origin}${meta.canonicalPath ?? meta.path}` }],
    script: [
      ...(source && withoutConsent ? [{ src: source, async: true, ...attributes }] : []),
      ...(meta.noIndex ? [] : [data]),
    ],
  };
}
