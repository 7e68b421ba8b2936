import { company } from './company.ts';

/** Absolute origin for canonical addresses, sitemap, feed and sharing: `SITE_URL`, else the company file's. */
export function siteOrigin(siteUrl: string | undefined = process.env.SITE_URL): string {
  // As browsers and search engines write it: no slash at the end, letters beyond ASCII encoded.
  return new URL(siteUrl || company.origin).origin;
}
