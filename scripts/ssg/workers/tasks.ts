import { pathToFileURL } from 'node:url';
import type { MDXContent } from 'mdx/types';
import type { MdxReport } from '#src/content/mdx/report.ts';
import { type OpenGraphPage, writeOpenGraphImages } from '../../open-graph/write-open-graph-images.ts';
import { cachedMdxCompiler, mdxCache } from '../../vite/mdx-cache.ts';
import { writeWhole } from '../../write-whole.ts';

/* What the build's worker threads do. Each export is one kind of task; all of them keep their results on disk. */

let compiler: ReturnType<typeof cachedMdxCompiler> | undefined;

export type CompileTask = { readonly root: string; readonly path: string; readonly source: string };

/** Compiles one MDX text into the cache, and returns what the compiler told of it. */
export async function compile({ root, path, source }: CompileTask): Promise<MdxReport> {
  compiler ??= cachedMdxCompiler(root);
  return (await compiler(path, source)).report;
}

export type RenderTask = {
  readonly root: string;
  /** The bundle that exports `renderText`. */
  readonly renderer: string;
  readonly texts: readonly { readonly key: string; readonly file: string }[];
};

/** Renders compiled texts to HTML, each into its file. */
export async function render({ root, renderer, texts }: RenderTask): Promise<void> {
  const { renderText } = (await import(pathToFileURL(renderer).href)) as {
    renderText: (text: MDXContent) => string;
  };
  const cache = mdxCache(root);
  for (const { key, file } of texts) {
    const { default: Text } = (await import(pathToFileURL(cache.module(key)).href)) as {
      default: MDXContent;
    };
    writeWhole(file, renderText(Text));
  }
}

export type SharingTask = { readonly pages: readonly OpenGraphPage[]; readonly folder: string };

/** Draws the sharing pictures of some pages. */
export async function drawSharingPictures({ pages, folder }: SharingTask): Promise<void> {
  await writeOpenGraphImages(pages, folder);
}
