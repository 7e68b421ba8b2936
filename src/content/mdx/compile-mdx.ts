import mdxRollup from '@mdx-js/rollup';
import type { Root } from 'hast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { VFile } from 'vfile';
import { danishMessage } from '../danish-message.ts';
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
import { emptyReport, type MdxReport, reportOf } from './report.ts';
import { syntaxAdvice } from './syntax-advice.ts';
import { withoutEmailTokenizer } from './without-email-tokenizer.ts';

export type CompiledText = {
  readonly report: MdxReport;
  /** Empty without a `render` function and when there are problems. */
  readonly html: string;
  /** Error of a failed render. The content checks may report the cause in terms that help the writer more. */
  readonly failure?: string;
};

/**
 * Creates a compiler from @mdx-js/rollup and our plugins, to be reused per thread: setting up the plugins takes longer
 * than compiling a short file. `render` turns the hast tree into HTML directly, which saves the fifth of the total time
 * that generating, parsing and running a JavaScript module would take. The path is used only in messages.
 */
export function createMdxCompiler(
  render?: (tree: Root) => string,
): (path: string, source: string) => Promise<CompiledText> {
  const compiled = new Map<string, CompiledText>();
  const rehypeRender = () => (tree: Root, file: VFile) => {
    const report = reportOf(file);
    compiled.set(file.path, { report, ...rendered(report, tree) });
    // Leaves nothing to generate JavaScript from.
    tree.children = [];
  };
  const rendered = ({ problems }: MdxReport, tree: Root) => {
    try {
      return { html: problems.length ? '' : (render?.(tree) ?? '') };
    } catch (error) {
      return { html: '', failure: String(error) };
    }
  };
  const mdx = mdxRollup({
    remarkPlugins: [
      remarkFrontmatter,
      // One tilde, as in `~5 minutter~`, is no markup.
      [remarkGfm, { singleTilde: false }],
      withoutEmailTokenizer,
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
    rehypePlugins: [rehypeToc, rehypeRender],
  });
  return async (path, source) => {
    try {
      await mdx.transform(source, path);
      const result = compiled.get(path);
      compiled.delete(path);
      if (!result) throw new Error(`${path} is not an MDX file`);
      return result;
    } catch (error) {
      // A syntax error aborts the compilation, so it is the only problem of the file.
      if (!(error instanceof Error) || !('reason' in error)) throw error;
      const { line, reason } = error as Error & { line?: number; reason: string };
      // For an unclosed tag, only the message contains the position of the opening tag.
      const opened = /\((\d+):\d+/.exec(reason)?.[1];
      const problem = {
        line: line ?? Number(opened ?? 1),
        where: 'MDX',
        found: danishMessage(reason),
        ...syntaxAdvice(reason, source.split('\n')[(line ?? Number(opened ?? 1)) - 1] ?? ''),
      };
      return { html: '', report: { ...emptyReport(), compiled: false, problems: [problem] } };
    }
  };
}
