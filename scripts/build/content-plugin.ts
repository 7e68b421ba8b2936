import type { Plugin } from 'vite';
import { normalizeText } from '../content/content-files.ts';
import { readText } from '../content/read-text.ts';
import { siteContent } from '../content/site-content.ts';

/** The module that `src/content/collections.ts` imports, as Vite names it once it is resolved. */
export const contentModule = '\0virtual:content';

/**
 * Gives pages the content that has been read and checked: front matter and data as `virtual:content`, and each text as the
 * module that it was compiled to.
 */
export function contentPlugin(): Plugin {
  let drafts = false;
  return {
    name: 'content',
    enforce: 'pre',
    config(_config, { command }) {
      drafts = command === 'serve';
    },
    resolveId: (id) => (id === 'virtual:content' ? contentModule : undefined),
    async load(id) {
      if (id !== contentModule) return;
      return `export default ${JSON.stringify((await siteContent(drafts)).content)}`;
    },
    async transform(source, id) {
      if (!/\.mdx(?:\?|$)/.test(id)) return;
      const text = normalizeText(source);
      const { modules } = await siteContent(drafts);
      // Under `npm run dev` a page may be asked for before anybody has noticed that its file has changed.
      const code = modules.get(text) ?? (await readText(id, text)).text?.code;
      return { code: code ?? 'export default () => null;', map: null };
    },
  };
}
