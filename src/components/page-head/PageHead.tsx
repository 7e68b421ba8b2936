import { useHead } from '@unhead/react';
import { pageHead } from '#src/seo/page-head.ts';
import type { PageMeta } from '#src/seo/page-meta.ts';
import { siteOrigin } from '#src/site/origin.ts';

/** The page's head. Every page renders exactly one. */
export function PageHead(meta: PageMeta) {
  useHead(pageHead(meta, siteOrigin()));
  return null;
}
