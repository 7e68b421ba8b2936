import mdxRollup from '@mdx-js/rollup';
import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { VFile } from 'vfile';
import { rehypeToc } from './rehype-toc.ts';
import { remarkComponents } from './remark-components.ts';
import { remarkCountWords } from './remark-count-words.ts';
import { remarkPinnedIds } from './remark-pinned-ids.ts';
import { remarkSources } from './remark-sources.ts';
import { type MdxReport, reportOf } from './report.ts';
import { withoutEmailTokenizer } from './without-email-tokenizer.ts';

export type CompiledText = {
  readonly report: MdxReport;
  /** Empty where nothing renders, and where there are problems. */
  readonly html: string;
  /** Why the text could not be rendered. The checks of the content may know a cause that tells the writer more. */
  readonly failure?: string;
};

/**
 * A compiler around @mdx-js/rollup with our plugins. One is made per thread: setting up the plugins costs more than
 * compiling a short file. `render` draws the tree of a text while it is at hand: writing it out as a JavaScript
 * module, reading that again and running it would cost a fifth of the time. The path only names the file in messages.
 */
export function createMdxCompiler(
  render?: (tree: Root) => string,
): (path: string, source: string) => Promise<CompiledText> {
  const compiled = new Map<string, CompiledText>();
  const finish = () => (tree: Root, file: VFile) => {
    const report = reportOf(file);
    compiled.set(file.path, { report, ...rendered(report, tree) });
    // Nothing is left to be written as JavaScript.
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
      remarkGfm,
      withoutEmailTokenizer,
      remarkPinnedIds,
      remarkComponents,
      remarkCountWords,
      remarkSources,
    ],
    rehypePlugins: [rehypeSlug, rehypeToc, finish],
  });
  return async (path, source) => {
    try {
      await mdx.transform(source, path);
      const result = compiled.get(path);
      compiled.delete(path);
      if (!result) throw new Error(`${path} is not an MDX file`);
      return result;
    } catch (error) {
      // A syntax error ends the compilation, so it is the file's only problem.
      if (!(error instanceof Error) || !('reason' in error)) throw error;
      const { line, reason } = error as Error & { line?: number; reason: string };
      // Where a tag is never closed, the message alone says where it was opened.
      const opened = /\((\d+):\d+/.exec(reason)?.[1];
      const problem = {
        line: line ?? Number(opened ?? 1),
        where: 'MDX',
        found: reason,
        expected: 'gyldig MDX: hvert <Tag> lukkes, og < og { i teksten skrives \\< og \\{',
      };
      return {
        html: '',
        report: { compiled: false, problems: [problem], toc: [], words: 0, links: [], pictures: [] },
      };
    }
  };
}
