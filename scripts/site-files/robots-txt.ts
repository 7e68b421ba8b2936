/** Renders robots.txt. It disallows nothing: crawlers must read a page to see its `noindex`. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}
