import { company } from './company.ts';

/** Returns the origin of canonical URLs, sitemap, feed and Open Graph images: `SITE_URL`, else the company's. */
export function siteOrigin(siteUrl: string | undefined = process.env.SITE_URL): string {
  // Normalized as by browsers: no trailing slash, Punycode for non-ASCII hosts.
  return new URL(siteUrl || company.origin).origin;
}
