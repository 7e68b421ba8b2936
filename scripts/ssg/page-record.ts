import type { PageMeta } from '#src/seo/page-meta.ts';
import type { OpenGraphPage } from '../open-graph/write-open-graph-images.ts';
import type { InlineHashes } from './page-document.ts';
import type { PageLinks } from './page-links.ts';

/** What the rest of the build needs to know of a finished page. */
export type PageRecord = {
  readonly links: PageLinks;
  readonly inline: InlineHashes;
  /** What its Open Graph image says; null for a page that search engines are not to list under its address. */
  readonly image: OpenGraphPage | null;
};

/** What the page's Open Graph image says; null for a page that is not to be found under its own address. */
export function openGraphPage({
  path,
  title,
  article,
  canonicalPath,
  noIndex,
}: PageMeta): OpenGraphPage | null {
  if (noIndex || (canonicalPath && canonicalPath !== path)) return null;
  return { path, title, kicker: article?.category ?? 'Hjemmesider og SEO' };
}
