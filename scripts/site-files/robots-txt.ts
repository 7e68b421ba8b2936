import { absoluteUrl } from '#src/lib/paths.ts';

/** Everything may be read. Pages that are not to be listed say so themselves, which only works when they are read. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl(origin, '/sitemap.xml')}\n`;
}
