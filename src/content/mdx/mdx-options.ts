import type { CompileOptions } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { rehypeKeepTogether } from './rehype-keep-together.ts';
import { rehypeToc } from './rehype-toc.ts';
import { remarkComponents } from './remark-components.ts';
import { remarkCountWords } from './remark-count-words.ts';
import { remarkInlineReferences } from './remark-inline-references.ts';
import { remarkPinnedIds } from './remark-pinned-ids.ts';
import { remarkSources } from './remark-sources.ts';

/** Plugins for the writers' MDX, in order. They write what they find to the report of the file (`report.ts`). */
export const mdxOptions = {
  remarkPlugins: [
    remarkFrontmatter,
    remarkGfm,
    remarkInlineReferences,
    remarkPinnedIds,
    remarkComponents,
    remarkCountWords,
    remarkSources,
  ],
  rehypePlugins: [rehypeToc, rehypeKeepTogether],
} satisfies CompileOptions;
