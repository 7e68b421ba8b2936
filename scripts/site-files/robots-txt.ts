import { absoluteUrl } from '#src/lib/paths.ts';

/** Renders robots.txt. It disallows nothing: crawlers must read a page to see its `noindex`. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl(origin, '/sitemap.xml')}\n`;
}
