import type { Plugin } from 'vite';
import { normalizeText } from '../content/content-folder.ts';
import { readText } from '../content/read-text.ts';
import { siteContent } from '../content/site-content.ts';

/** The module that `src/content/collections.ts` imports, as Vite names it once it is resolved. */
export const contentModule = '\0virtual:content';

/**
 * Gives pages the content that has been read and checked: front matter and data as `virtual:content`, and each text as the
 * module that it is compiled to.
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
      const [, file] = /([^/]+\/[^/]+\.mdx)(?:\?|$)/.exec(id) ?? [];
      if (!file) return;
      const { text } = await readText(`content/${file}`, normalizeText(source));
      // No map: its lines are not the writer's, and those of many texts take a hundred megabytes.
      return { code: text?.code ?? 'export default () => null;', map: { mappings: '' } };
    },
  };
}
