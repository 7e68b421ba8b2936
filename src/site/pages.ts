/** Addresses of the pages that code links to or treats apart. What they say, and every other page, is in `content/sider`. */
export const paths = {
  home: '/',
  about: '/omos',
  prices: '/priser',
  cases: '/cases',
  contact: '/kontakt',
  articles: '/artikler',
  /** Shown for an article that does not exist. */
  unknownArticle: '/artikler/404',
  notFound: '/404',
} as const;

const priceGuideSlug = 'hvad-koster-hjemmesider';

/** The article about prices. It is also served at a short URL, whose canonical URL is `path`. */
export const priceGuide = {
  slug: priceGuideSlug,
  path: `${paths.articles}/${priceGuideSlug}`,
  shortPath: `/${priceGuideSlug}`,
} as const;
