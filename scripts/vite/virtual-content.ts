import type { Plugin } from 'vite';
import type { Content } from '#src/content/content.ts';
import type { Article, LegalPage, TocEntry } from '#src/content/types.ts';

const contentId = 'virtual:content';
export const resolvedContentId = `\0${contentId}`;

/** Content as the pages read it, without reports and line numbers. */
export type PageContent = {
  readonly content: Omit<Content, 'articles' | 'legalPages'> & {
    readonly articles: readonly Article[];
    readonly legalPages: readonly LegalPage[];
  };
  /** Loads the text of the page at `path`. */
  readonly loadText: (path: string) => Promise<{ readonly html: string; readonly toc: readonly TocEntry[] }>;
};

const contentKey = Symbol.for(contentId);

/**
 * Makes the content available to the pages, which run in the same process. The virtual module reads it from
 * `globalThis`, so the pages can be bundled before the content has been read.
 */
export function provideContent(content: Promise<PageContent>): void {
  (globalThis as { [contentKey]?: Promise<PageContent> })[contentKey] = content;
}

/** Provides the module that the pages read content from. Importing it in browser code is an error. */
export function virtualContent(): Plugin {
  return contentModule(
    `export const { content, loadText } = await globalThis[Symbol.for(${JSON.stringify(contentId)})];`,
    true,
  );
}

/** Provides an empty content module, for builds that bundle pages without rendering them. */
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
        throw new Error(`${contentId} is server-only: browser code must read content from the page's HTML.`);
      return source;
    },
  };
}
