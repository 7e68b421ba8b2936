import { createHead } from '@unhead/react/server';
import type { ResolvableHead } from 'unhead/types';
import type { PageMeta } from './page-meta.ts';

/** State of one page's rendering. */
export type PageRender = {
  readonly head: ReturnType<typeof createHead<ResolvableHead>>;
  /** Set by the page's `PageHead`. */
  meta?: PageMeta;
};

/** Render state by path. Several pages render concurrently, so module-level state must never belong to one page. */
const renders = new Map<string, PageRender>();

/** Creates the render state of the page at `path`. */
export function startRender(path: string): PageRender {
  const render: PageRender = { head: createHead<ResolvableHead>({ disableDefaults: true }) };
  renders.set(path, render);
  return render;
}

/**
 * Returns the render state of the page at `path`.
 * @throws when `startRender` was not called
 */
export function pageRender(path: string): PageRender {
  const render = renders.get(path);
  if (!render) throw new Error(`No page is being rendered at ${path}`);
  return render;
}

/** Discards the render state of the page at `path`. */
export function endRender(path: string): void {
  renders.delete(path);
}
