/**
 * The addresses that are pages by themselves, beside articles and legal texts. The route table serves exactly
 * these (a test holds them together); the content check knows by them which links lead somewhere.
 */
export const pagePaths = [
  '/',
  '/omos',
  '/tjenester',
  '/hjemmesider',
  '/seo',
  '/priser',
  '/cases',
  '/kontakt',
  '/artikler',
] as const;
