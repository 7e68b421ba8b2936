import { fillTemplate } from '../lib/fill-template.ts';
import { contentDays, type DatedContent } from './content-days.ts';
import { escapeXml } from './escape-xml.ts';

/** Renders a sitemap of canonical URLs. Search engines ignore other fields than the day of the last change. */
export function sitemap(paths: readonly string[], content: DatedContent, origin: string): string {
  const days = contentDays(content);
  const view = { origin, pages: paths.map((path) => ({ path, day: days.get(path) })) };
  return fillTemplate(new URL('sitemap.xml', import.meta.url), view, escapeXml);
}
