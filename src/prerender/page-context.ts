import { createHead } from '@unhead/react/server';
import type { ResolvableHead } from 'unhead/types';
import { normalizePath } from '#src/lib/paths.ts';

/**
 * What belongs to the rendering of one page. Twenty pages render at once, so nothing of this may live at
 * module level but the map that finds it by path.
 */
export type PageContext = {
  readonly head: ReturnType<typeof createHead<ResolvableHead>>;
  readonly fragments: string[];
};

const contexts = new Map<string, PageContext>();

/** Starts the rendering of the page at `path`. */
export function openPage(path: string): PageContext {
  const context: PageContext = { head: createHead<ResolvableHead>(), fragments: [] };
  contexts.set(normalizePath(path), context);
  return context;
}

/** The context of the page being rendered at `pathname`. */
export function pageContext(pathname: string): PageContext {
  const context = contexts.get(normalizePath(pathname));
  if (!context) throw new Error(`No page is being rendered at ${pathname}`);
  return context;
}

/**
 * Long HTML that is already final, such as an article's text, waits outside while the page is assembled: a mark
 * stands in for it, so that neither React nor the HTML parser has to walk it again.
 */
export function holdFragment(pathname: string, html: string): string {
  const { fragments } = pageContext(pathname);
  fragments.push(html);
  return `<!--fragment ${fragments.length - 1}-->`;
}

/** Takes the context of a page whose rendering ends. */
export function takeContext(path: string): PageContext {
  const context = pageContext(path);
  contexts.delete(normalizePath(path));
  return context;
}
