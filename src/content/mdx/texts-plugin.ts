import mdx from '@mdx-js/rollup';
import type { VFile } from 'vfile';
import type { Plugin } from 'vite';
import { mdxOptions } from './mdx-options.ts';
import { emptyReport, type MdxReport, reportOf } from './report.ts';
import { compileAdvice } from './rules/syntax-rules.ts';

/** Error of the MDX parser. */
type SyntaxError = { readonly line?: number; readonly reason: string };

/** Compiled in place of a text with a syntax error, which no page may show. */
const emptyModule = 'export const toc = []; export default () => null;';

/**
 * Compiles the writers' texts: @mdx-js/rollup with our plugins. `onReport` gets what the plugins found in each file.
 * A syntax error becomes part of the report too, so that one run lists the diagnostics of all files.
 */
export function textsPlugin(onReport: (file: string, report: MdxReport) => void) {
  const rehypeReport = () => (_tree: unknown, file: VFile) => {
    onReport(file.path, reportOf(file));
  };
  const { transform } = mdx({
    ...mdxOptions,
    rehypePlugins: [...mdxOptions.rehypePlugins, rehypeReport],
  });
  return {
    name: 'texts',
    enforce: 'pre',
    async transform(source: string, id: string) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.mdx')) return;
      try {
        // Without a byte order mark, which would shift all positions.
        return { code: (await transform(source.replace(/^\ufeff/, ''), file))?.code };
      } catch (error) {
        if (!(error instanceof Error) || !('reason' in error)) throw error;
        onReport(file, syntaxReport(error as SyntaxError, source));
        return emptyModule;
      }
    },
  } satisfies Plugin;
}

/** A syntax error ends the compilation, so it is the only diagnostic of the file. */
function syntaxReport({ line: stated, reason }: SyntaxError, source: string): MdxReport {
  // For an unclosed tag, only the message contains the position of the opening tag.
  const opened = /\((\d+):\d+/.exec(reason)?.[1];
  const line = stated ?? Number(opened ?? 1);
  const found = (source.split('\n')[line - 1] ?? '').trim();
  const { expected = '', example } = compileAdvice(reason, found);
  const diagnostic = { line, where: 'MDX', found, expected, example };
  return { ...emptyReport(), compiled: false, diagnostics: [diagnostic] };
}
