import type { Plugin } from 'vite';

const contentId = 'virtual:content';
export const resolvedContentId = `\0${contentId}`;

/** The module that the pages read content from; `source` writes it. It is never handed to browser code. */
export function virtualContent(source: (warn: (text: string) => void) => string | Promise<string>): Plugin {
  return {
    name: 'virtual-content',
    enforce: 'pre',
    resolveId: (id) => (id === contentId ? resolvedContentId : undefined),
    load(id, options) {
      if (id !== resolvedContentId) return;
      if (!options?.ssr)
        throw new Error(`${contentId} is for the server only: a page's words travel as HTML.`);
      return source((text) => this.warn(text));
    },
  };
}

/** Stands in where only the styles of the pages are wanted: enough for them to be walked, nothing is rendered. */
export function emptyContent(): Plugin {
  return {
    name: 'empty-content',
    enforce: 'pre',
    resolveId: (id) => (id === contentId ? resolvedContentId : undefined),
    load: (id) =>
      id === resolvedContentId ? 'export const content = {}; export const loaders = {};' : undefined,
  };
}
