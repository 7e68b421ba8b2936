import { createHead } from '@unhead/react/server';
import type { ResolvableHead } from 'unhead/types';
import type { PageMeta } from './page-meta.ts';

/** The rendering of one page: its head, and what the page has said of itself. */
export type PageRender = {
  readonly head: ReturnType<typeof createHead<ResolvableHead>>;
  /** Set by the page's `PageHead`. */
  meta?: PageMeta;
  /** What React has made of the page, once it is rendered in a build. */
  html?: string;
};

/** Twenty pages render at once: each is found by its path, and nothing else of a page lives at module level. */
const renders = new Map<string, PageRender>();

/** Starts the rendering of the page at `path`. */
export function startRender(path: string): PageRender {
  const render: PageRender = { head: createHead<ResolvableHead>() };
  renders.set(path, render);
  return render;
}

/**
 * The rendering of the page at `path`.
 * @throws when none has been started
 */
export function pageRender(path: string): PageRender {
  const render = renders.get(path);
  if (!render) throw new Error(`No page is being rendered at ${path}`);
  return render;
}

/** Lets go of what belonged to the page at `path`. */
export function endRender(path: string): void {
  renders.delete(path);
}
