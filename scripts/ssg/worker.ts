import { createMdxCompiler } from '#src/content/mdx/compile-mdx.ts';
import { renderText } from '#src/pages/render-text.tsx';
import { type TextReport, textCache } from './text-cache.ts';

/* What the worker threads do: each export is one kind of task. The file is bundled first (worker-pool.ts). */

export { writeOpenGraphImages } from '../open-graph/write-open-graph-images.ts';

export type TextTask = { readonly path: string; readonly source: string; readonly key: string };

const compile = createMdxCompiler(renderText);
const cache = textCache();

/** Compiles and renders one MDX text into the cache, and returns what the compiler reported of it. */
export async function compileText({ path, source, key }: TextTask): Promise<TextReport> {
  const { html, ...result } = await compile(path, source);
  if (!result.failure) cache.set(key, result, html);
  return result;
}
