import type { CompileOptions } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { rehypeKeepTogether } from './rehype-keep-together.ts';
import { rehypeTables } from './rehype-tables.ts';
import { rehypeToc } from './rehype-toc.ts';
import { remarkComponents } from './remark-components.ts';
import { remarkPinnedIds } from './remark-pinned-ids.ts';
import { remarkRules } from './remark-rules.ts';

/** Plugins for the writers' MDX, in order. They write what they find to the report of the file (`report.ts`). */
export const mdxOptions = {
  remarkPlugins: [
    remarkFrontmatter,
    // One tilde, as in `~5 minutter~`, is no markup.
    [remarkGfm, { singleTilde: false }],
    remarkRules,
    remarkPinnedIds,
    remarkComponents,
  ],
  rehypePlugins: [rehypeSlug, rehypeToc, rehypeTables, rehypeKeepTogether],
} satisfies CompileOptions;
