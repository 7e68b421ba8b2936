import type { CompileOptions } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { rehypeKeepTogether } from './rehype-keep-together.ts';
import { rehypeLabelledCells } from './rehype-labelled-cells.ts';
import { rehypeShortColumns } from './rehype-short-columns.ts';
import { rehypeToc } from './rehype-toc.ts';
import { remarkAccidentalStructure } from './remark-accidental-structure.ts';
import { remarkComponents } from './remark-components.ts';
import { remarkCountWords } from './remark-count-words.ts';
import { remarkForeignMarkup } from './remark-foreign-markup.ts';
import { remarkHiddenCharacters } from './remark-hidden-characters.ts';
import { remarkInlineReferences } from './remark-inline-references.ts';
import { lintInDanish } from './remark-lint-in-danish.ts';
import { remarkPinnedIds } from './remark-pinned-ids.ts';
import { remarkPrices } from './remark-prices.ts';
import { remarkSources } from './remark-sources.ts';
import { remarkTypedLists } from './remark-typed-lists.ts';

/** Plugins for the writers' MDX, in order. They write what they find to the report of the file (`report.ts`). */
export const mdxOptions = {
  remarkPlugins: [
    remarkFrontmatter,
    // One tilde, as in `~5 minutter~`, is no markup.
    [remarkGfm, { singleTilde: false }],
    remarkHiddenCharacters,
    remarkAccidentalStructure,
    remarkForeignMarkup,
    remarkTypedLists,
    remarkPrices,
    ...lintInDanish,
    remarkInlineReferences,
    remarkPinnedIds,
    remarkComponents,
    remarkCountWords,
    remarkSources,
  ],
  // Short columns before labelled cells, which wrap the words that the former counts.
  rehypePlugins: [rehypeToc, rehypeShortColumns, rehypeLabelledCells, rehypeKeepTogether],
} satisfies CompileOptions;
