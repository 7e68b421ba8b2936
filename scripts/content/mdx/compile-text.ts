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

type CompiledText = {
  /** Module whose default export renders the text. */
  readonly code: string;
  /** The text with the position of everything in it; front matter is its first node. */
  readonly tree: Root;
  readonly headings: readonly Heading[];
  /** Where the parser stopped. The rest is then that of the text as Markdown, which knows no components. */
  readonly error?: MdxError;
};

/** Error of the MDX parser. It ends the compilation, so nothing else is known of the text. */
export type MdxError = Error & { readonly line?: number; readonly reason: string };

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

/** Compiles a writer's text: @mdx-js/rollup with our plugins. */
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
  try {
    const { code = '' } = (await transform(source, `text.${format}`)) ?? {};
    return { code, tree, headings };
  } catch (error) {
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    return { ...(await compileText(source, 'md')), error: error as MdxError };
  }
}
