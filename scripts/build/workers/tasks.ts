import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MDXContent } from 'mdx/types';
import type { CompiledMdx } from '#src/content/mdx/compile-mdx.ts';
import { type OgPage, ogPictures } from '../../pictures/make-og-pictures.ts';
import { cachedMdxCompiler, mdxCache, writeWhole } from '../../vite/mdx-cache.ts';

/* What the build's worker threads do. Each export is one kind of task; all of them keep their results on disk. */

let compiler: ReturnType<typeof cachedMdxCompiler> | undefined;

export type CompileTask = { readonly root: string; readonly path: string; readonly source: string };

/** Compiles one MDX text. */
export function compile({ root, path, source }: CompileTask): Promise<CompiledMdx> {
  compiler ??= cachedMdxCompiler(root);
  return compiler(path, source);
}

export type RenderTask = {
  readonly root: string;
  /** The bundle that exports `renderText`. */
  readonly renderer: string;
  readonly texts: readonly { readonly key: string; readonly file: string }[];
};

/** Renders compiled texts to HTML, each into its file. */
export async function render({ root, renderer, texts }: RenderTask): Promise<void> {
  const { renderText } = (await import(renderer)) as { renderText: (text: MDXContent) => string };
  const cache = mdxCache(root);
  // One module file for each worker, written anew for every text: the thread's own import cache is the only one.
  const folder = join(root, 'node_modules/.cache/texts');
  for (const { key, file } of texts) {
    const compiled = cache.get(key);
    if (!compiled) throw new Error(`${key} was not compiled`);
    const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
    const module = join(folder, `${name}.mjs`);
    writeFileSync(module, compiled.code);
    const { default: Text } = (await import(pathToFileURL(module).href)) as { default: MDXContent };
    writeWhole(file, renderText(Text));
  }
}

export type SharingTask = { readonly pages: readonly OgPage[]; readonly folder: string };

/** Draws the sharing pictures of some pages. */
export async function drawSharingPictures({ pages, folder }: SharingTask): Promise<void> {
  await ogPictures(pages, folder);
}
