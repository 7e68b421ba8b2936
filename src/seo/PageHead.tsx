import { useHead } from '@unhead/react';
import { useLocation } from 'react-router-dom';
import { normalizePath } from '#src/lib/paths.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { pageHead } from './page-head.ts';
import type { PageMeta } from './page-meta.ts';
import { pageRender } from './page-render.ts';

/** Registers the page's head elements and its metadata for the build. Every page renders exactly one. */
export function PageHead(meta: PageMeta) {
  pageRender(normalizePath(useLocation().pathname)).meta = meta;
  useHead(pageHead(meta, siteOrigin()));
  return null;
}
