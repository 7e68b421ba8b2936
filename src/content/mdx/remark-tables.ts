import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

type Extensions = { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };

/**
 * Tables, the one part of GitHub's Markdown that writers use. The whole of it (remark-gfm) also looks for addresses
 * at every letter of a text, which takes a third of the time of compiling, and makes links of example addresses.
 */
export function remarkTables(this: { readonly data: () => object }) {
  const data: Extensions = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}
