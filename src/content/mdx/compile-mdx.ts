import mdxRollup from '@mdx-js/rollup';
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

export type CompiledMdx = { readonly code: string; readonly report: MdxReport };

/**
 * A compiler around @mdx-js/rollup with our plugins. One is made per process: setting up the plugins costs
 * more than compiling a short file. The path only names the file in messages.
 */
export function createMdxCompiler(): (path: string, source: string) => Promise<CompiledMdx> {
  const reports = new Map<string, MdxReport>();
  const keepReport = () => (_tree: unknown, file: VFile) => {
    reports.set(file.path, reportOf(file));
  };
  const mdx = mdxRollup({
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      remarkPinnedIds,
      remarkComponents,
      remarkCountWords,
      remarkSources,
    ],
    rehypePlugins: [rehypeSlug, rehypeToc],
    recmaPlugins: [keepReport],
  });
  return async (path, source) => {
    try {
      const result = await mdx.transform(source, path);
      const report = reports.get(path);
      reports.delete(path);
      if (!result || !report) throw new Error(`${path} is not an MDX file`);
      return { code: String(result.code), report };
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
        code: '',
        report: { compiled: false, problems: [problem], toc: [], words: 0, links: [], pictures: [] },
      };
    }
  };
}
