import { useHead, useSeoMeta } from '@unhead/react';
import { useContext } from 'react';
import { siteOrigin } from '#src/site/origin.server.ts';
import { pageHead, seoMeta } from './page-head.ts';
import type { PageMeta } from './page-meta.ts';
import { PageRenderContext } from './page-render.ts';

/** Registers the page's head elements and its metadata for the build. Every page renders exactly one. */
export function PageHead(meta: PageMeta) {
  const render = useContext(PageRenderContext);
  if (render) render.meta = meta;
  useSeoMeta(seoMeta(meta, siteOrigin()));
  useHead(pageHead(meta, siteOrigin()));
  return null;
}
