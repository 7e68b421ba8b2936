/** One of each kind of page, by a short name: what components and their styles decide, they decide on every page of a kind. */
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
  artikel: '/artikler/seo-guide-2025',
  juridisk: '/cookies',
} as const;
