import type { Content } from '#src/content/content.ts';
import { ContentError } from '#src/content/problem.ts';
import { readContent } from '#src/content/read-content.ts';
import { mdxCache } from '../vite/mdx-cache.ts';
import { today } from '../vite/today.ts';
import { heardLater } from './heard-later.ts';
import { buildRenderer, renderTexts } from './render-texts.ts';
import { type TextTable, textTable } from './text-table.ts';
import { startWorkers } from './workers/start-workers.ts';

type Options = {
  readonly root: string;
  readonly contentDirectory: string;
  readonly log: (line: string) => void;
};

/**
 * Reads and checks all content, and renders every text; what is unchanged since the last build comes from disk.
 * @throws ContentError with every problem of every file
 */
export async function readTexts(options: Options): Promise<{ content: Content; texts: TextTable }> {
  const { root, contentDirectory, log } = options;
  const workers = startWorkers();
  try {
    const cache = mdxCache(root);
    const compiledKeys = new Map<string, string>();
    // Needed only when all texts are compiled: built meanwhile.
    const renderer = heardLater(buildRenderer(root));
    const { content, problems, notes } = await readContent({
      directory: contentDirectory,
      today: today(),
      drafts: false,
      async compile(path, source) {
        const key = cache.keyOf(path, source);
        compiledKeys.set(path, key);
        return { report: cache.report(key) ?? (await workers.run('compile', { root, path, source })) };
      },
    });
    if (!content || problems.length) throw new ContentError(problems);
    for (const note of notes.slice(0, 20)) log(`Bemærk: ${note}`);
    log(`${content.articles.length} artikler læst og kontrolleret`);
    const files = await renderTexts({
      root,
      contentDirectory,
      pages: [...content.articles, ...content.legalPages],
      compiledKeys,
      renderer: await renderer,
      workers,
    });
    return { content, texts: textTable(content, files) };
  } finally {
    await workers.stop();
  }
}
