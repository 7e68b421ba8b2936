import { fileToPath } from '#src/lib/paths.ts';
import { builtFiles } from '../build/built-site.ts';
import { longestArticle } from '../fixtures/built-articles.ts';

// A case has a page only when it has a text.
const casePage = builtFiles().find((file) => /^cases\/.*\.html$/.test(file));

/** One page for each page template, by snapshot name. Pages of the same template share components and styles. */
export const pageKinds: Readonly<Record<string, string>> = {
  forside: '/',
  'om-os': '/omos',
  tjenester: '/tjenester',
  hjemmesider: '/hjemmesider',
  seo: '/seo',
  priser: '/priser',
  cases: '/cases',
  ...(casePage && { case: fileToPath(casePage) }),
  kontakt: '/kontakt',
  artikler: '/artikler',
  artikel: longestArticle().path,
  juridisk: '/cookies',
};
