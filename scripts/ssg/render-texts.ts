import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WithReport } from '#src/content/content.ts';
import type { Article, LegalPage } from '#src/content/types.ts';
import { cacheDirectory } from '../cache-directory.ts';
import { writeWhole } from '../write-whole.ts';
import { buildInMemory } from './build-in-memory.ts';
import type { Workers } from './workers/start-workers.ts';

type TextPage = WithReport<Article> | WithReport<LegalPage>;

type Options = {
  readonly root: string;
  readonly contentDirectory: string;
  readonly pages: readonly TextPage[];
  /** The key of each page's compiled text, by the page's file. */
  readonly compiledKeys: ReadonlyMap<string, string>;
  /** The bundle that draws a text, as `buildRenderer` names it. */
  readonly renderer: string;
  readonly workers: Workers;
};

/** Texts that one task renders: large enough to keep the threads from waiting for each other. */
const textsAtOnce = 20;

/**
 * Renders every text to HTML that is not rendered yet, and returns the file of each by the page's path. A file is
 * named by the hash of all it depends on: the text, the components that draw it, the drawings it shows.
 */
export async function renderTexts(options: Options): Promise<ReadonlyMap<string, string>> {
  const { root, contentDirectory, pages, compiledKeys, renderer, workers } = options;
  const cache = cacheDirectory('texts');

  const files = new Map<string, string>();
  const missing: { key: string; file: string }[] = [];
  for (const page of pages) {
    const key = compiledKeys.get(page.file) ?? '';
    const hash = createHash('sha256').update(renderer).update(key);
    for (const { file } of page.mdx.pictures) {
      // A drawing goes into the page as it is; a picture only by its address, which the text holds.
      if (file.endsWith('.svg')) hash.update(readFileSync(join(contentDirectory, 'billeder', file)));
    }
    const file = join(cache, `${hash.digest('hex')}.html`);
    files.set(page.path, file);
    if (!existsSync(file)) missing.push({ key, file });
  }
  const tasks: Promise<void>[] = [];
  for (let start = 0; start < missing.length; start += textsAtOnce) {
    tasks.push(workers.run('render', { root, renderer, texts: missing.slice(start, start + textsAtOnce) }));
  }
  await Promise.all(tasks);
  return files;
}

/** Bundles what draws a text; the file is named by its content, so that it also names the look of the texts. */
export async function buildRenderer(root: string): Promise<string> {
  const { output } = await buildInMemory(root, {
    ssr: 'src/pages/render-text.tsx',
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  });
  const { code } = output[0];
  const file = join(
    cacheDirectory('texts'),
    `renderer-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`,
  );
  if (!existsSync(file)) writeWhole(file, code);
  return file;
}
