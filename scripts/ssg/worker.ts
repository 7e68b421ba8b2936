import { createMdxCompiler } from '#src/content/mdx/compile-mdx.ts';
import { renderText } from '#src/pages/render-text.tsx';
import { type TextReport, textCache } from './text-cache.ts';

/* Tasks of the worker threads, one per export. worker-pool.ts bundles this file. */

export { writeOpenGraphImages } from '../open-graph/write-open-graph-images.ts';

type TextTask = { readonly path: string; readonly source: string; readonly key: string };

const compile = createMdxCompiler(renderText);
const cache = textCache();

/** Compiles and renders an MDX text, writes it to the cache and returns the compiler's report. */
export async function compileText({ path, source, key }: TextTask): Promise<TextReport> {
  const { html, ...result } = await compile(path, source);
  if (!result.failure) cache.set(key, result, html);
  return result;
}
