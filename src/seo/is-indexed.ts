import type { PageMeta } from './page-meta.ts';

/** Whether search engines should list a page under its own URL: such a page is in the sitemap and has an image for sharing. */
export function isIndexed({ path, canonicalPath, noIndex }: PageMeta): boolean {
  return !noIndex && (!canonicalPath || canonicalPath === path);
}
