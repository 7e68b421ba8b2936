import type { Plugin } from 'vite';
import type { Content } from '#src/content/content.ts';
import type { Article, LegalPage, TocEntry } from '#src/content/types.ts';

const contentId = 'virtual:content';
export const resolvedContentId = `\0${contentId}`;

/** What the pages read of the content: no reports and no line numbers. */
export type PageContent = {
  readonly content: Omit<Content, 'articles' | 'legalPages'> & {
    readonly articles: readonly Article[];
    readonly legalPages: readonly LegalPage[];
  };
  /** The text of the page at this path. */
  readonly loadText: (path: string) => Promise<{ readonly html: string; readonly toc: readonly TocEntry[] }>;
};

const place = Symbol.for(contentId);

/**
 * Hands the content to the pages, which run in this process too. The module that they import only picks it up, so
 * that it can be bundled before all of the content is read.
 */
export function provideContent(content: Promise<PageContent>): void {
  (globalThis as { [place]?: Promise<PageContent> })[place] = content;
}

/** The module that the pages read content from. It is never handed to browser code. */
export function virtualContent(): Plugin {
  return contentModule(
    `export const { content, loadText } = await globalThis[Symbol.for(${JSON.stringify(contentId)})];`,
    true,
  );
}

/** Stands in where only the styles of the pages are wanted: enough for them to be walked, nothing is rendered. */
export function emptyContent(): Plugin {
  return contentModule('export const content = {}; export const loadText = undefined;', false);
}

function contentModule(source: string, isServerOnly: boolean): Plugin {
  return {
    name: 'virtual-content',
    enforce: 'pre',
    resolveId: (id) => (id === contentId ? resolvedContentId : undefined),
    load(id, options) {
      if (id !== resolvedContentId) return;
      if (isServerOnly && !options?.ssr)
        throw new Error(`${contentId} is for the server only: a page's words travel as HTML.`);
      return source;
    },
  };
}
