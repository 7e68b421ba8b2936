import { longestArticle } from '../fixtures/built-articles.ts';

/** One page for each page template, by snapshot name. Pages of the same template share components and styles. */
export const pageKinds = {
  forside: '/',
  'om-os': '/omos',
  tjenester: '/tjenester',
  hjemmesider: '/hjemmesider',
  seo: '/seo',
  priser: '/priser',
  cases: '/cases',
  kontakt: '/kontakt',
  artikler: '/artikler',
  artikel: longestArticle().path,
  juridisk: '/cookies',
} as const;
