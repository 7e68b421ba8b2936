import { company } from './company.ts';

/** Returns the origin of canonical URLs, sitemap, feed and Open Graph images: `SITE_URL`, else the company's. */
export function siteOrigin(): string {
  const url = process.env.SITE_URL || company.origin;
  // Normalized as by browsers: no trailing slash, Punycode for non-ASCII hosts. `checkEnvironment` and `checkSiteValues`
  // report an invalid one.
  return URL.canParse(url) ? new URL(url).origin : url;
}
