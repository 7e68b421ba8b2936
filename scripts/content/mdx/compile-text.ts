import type { CompileOptions } from '@mdx-js/mdx';
import mdx from '@mdx-js/rollup';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { type Heading, rehypeHeadings, rehypeTitles } from './headings.ts';
import { rehypeDiscount } from './rehype-discount.ts';
import { rehypeKeepTogether } from './rehype-keep-together.ts';
import { rehypeTables } from './rehype-tables.ts';
import { remarkPinnedIds } from './remark-pinned-ids.ts';

/** Returns the plugins for the writers' texts, in order. They give the tree to `keepTree` and add the headings to `headings`. */
export const mdxOptions = (keepTree?: (tree: Root) => void, headings: Heading[] = []) =>
  ({
    remarkPlugins: [
      // One tilde, as in `~5 minutter~`, is no markup.
      [remarkGfm, { singleTilde: false }],
      remarkPinnedIds,
      () => keepTree,
    ],
    rehypePlugins: [
      rehypeDiscount,
      rehypeTitles,
      rehypeSlug,
      [rehypeHeadings, headings],
      rehypeTables,
      rehypeKeepTogether,
    ],
  }) satisfies CompileOptions;

/**
 * Compiles a writer's text, without front matter. Returns the module, the tree with the position of everything in it, and
 * the headings. Calls @mdx-js/rollup in place of Vite, which gets the module from `content-plugin.ts`: one reading for all.
 * @throws the error of the MDX parser, a VFileMessage
 */
export async function compileText(text: string) {
  let tree: Root = { type: 'root', children: [] };
  const headings: Heading[] = [];
  const keepTree = (parsed: Root) => {
    tree = parsed;
  };
  const { code = '' } = (await mdx(mdxOptions(keepTree, headings)).transform(text, 'text.mdx')) ?? {};
  return { code, tree, headings };
}
