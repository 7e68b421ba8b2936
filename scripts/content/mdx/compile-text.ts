import type { CompileOptions } from '@mdx-js/mdx';
import mdx from '@mdx-js/rollup';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { type Heading, headingsIn } from './headings.ts';
import { rehypeDanishIds } from './rehype-danish-ids.ts';
import { rehypeKeepTogether } from './rehype-keep-together.ts';
import { rehypeTables } from './rehype-tables.ts';
import { remarkPinnedIds } from './remark-pinned-ids.ts';

export type CompiledText = {
  /** Module whose default export renders the text. */
  readonly code: string;
  /** The text with the position of everything in it; front matter is its first node. */
  readonly tree: Root;
  readonly headings: readonly Heading[];
};

/** Plugins for the writers' texts, in order. */
export const mdxOptions = {
  remarkPlugins: [
    remarkFrontmatter,
    // One tilde, as in `~5 minutter~`, is no markup.
    [remarkGfm, { singleTilde: false }],
    remarkPinnedIds,
  ],
  rehypePlugins: [rehypeSlug, rehypeDanishIds, rehypeTables, rehypeKeepTogether],
} as const satisfies CompileOptions;

/**
 * Compiles a writer's text: @mdx-js/rollup with our plugins. As `md`, which knows no components, every text compiles.
 * @throws the error of the MDX parser at the first syntax error
 */
export async function compileText(source: string, format: 'mdx' | 'md' = 'mdx'): Promise<CompiledText> {
  let tree: Root = { type: 'root', children: [] };
  let headings: readonly Heading[] = [];
  const keepTree = () => (parsed: Root) => {
    tree = parsed;
  };
  const keepHeadings = () => (html: HtmlRoot) => {
    headings = headingsIn(html);
  };
  const [slugs, danishIds, ...others] = mdxOptions.rehypePlugins;
  const { transform } = mdx({
    remarkPlugins: [...mdxOptions.remarkPlugins, keepTree],
    rehypePlugins: [slugs, danishIds, keepHeadings, ...others],
  });
  const { code = '' } = (await transform(source, `text.${format}`)) ?? {};
  return { code, tree, headings };
}
