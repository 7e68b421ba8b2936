import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync } from 'vite';
import type { Article } from '#src/content/types.ts';
import { suppressUnhandledRejection } from '../lib/suppress-unhandled-rejection.ts';
import { nonArticlePages, nonArticlePaths } from './non-article-pages.ts';
import type { IndexRequest } from './text-index-process.ts';

/** Word positions per index chunk. Pagefind's default, twice as large, puts the first query 7 KB over its limit. */
const chunkSize = 10_000;

type Options = {
  /** Articles as written. Their words are the vocabulary for splitting compounds. */
  readonly sources: readonly string[];
  readonly articles: readonly Article[];
  readonly loadText: (path: string) => Promise<{ readonly html: string }>;
  /** Output directory. */
  readonly directory: string;
};

type TextIndexing = {
  /** Takes a page as soon as it is rendered; ignores articles, which come from `articles`. */
  readonly addPage: (path: string, document: string) => void;
  /** Resolves once the index is on disk. */
  readonly written: () => Promise<void>;
};

/** Indexes articles and other pages as they are rendered, in a child process parallel to the build. */
export function startTextIndex({ sources, articles, loadText, directory }: Options): TextIndexing {
  const child = fork(join(import.meta.dirname, 'text-index-process.ts'), {
    env: { ...process.env, PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE: String(chunkSize) },
    serialization: 'advanced',
    // Keeps Pagefind's statistics out of the build's output.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The callback swallows failed sends: `ended` reports why the process exited.
  const send = (request: IndexRequest) => child.send(request, () => {});
  const ended = Promise.race([
    once(child, 'message').then(([{ problem }]) => String(problem)),
    once(child, 'exit').then(([code]) => `the process exited with ${code}`),
  ]);
  send({ sources });
  const sendArticles = async () => {
    for (const { path, title, category } of articles)
      send({ pages: [{ path, title, group: category, html: (await loadText(path)).html }] });
  };
  // A text that fails to load ends the build before `written` is awaited.
  const articlesSent = suppressUnhandledRejection(sendArticles());
  const documents = new Map<string, string>();
  const finish = async () => {
    await articlesSent;
    const pages = nonArticlePages(documents);
    send({ sources: pages.map(({ html }) => html.replace(/<[^>]*>/g, ' ')) });
    send({ pages });
    send({ directory });
    const problem = await ended;
    if (problem) throw new Error(`Text index: ${problem}`);
    await minify(join(directory, 'pagefind.js'));
  };
  let finished: Promise<void> | undefined;
  return {
    addPage(path, document) {
      if (!nonArticlePaths.includes(path)) return;
      documents.set(path, document);
      if (documents.size === nonArticlePaths.length) finished = suppressUnhandledRejection(finish());
    },
    written: () => finished ?? Promise.reject(new Error('Text index: a page is missing')),
  };
}

/** Minifies Pagefind's script: a fifth fewer bytes. Runs in this process because Vite is already loaded here. */
async function minify(script: string): Promise<void> {
  const { code, errors } = minifySync(script, await readFile(script, 'utf8'), { module: true });
  if (errors.length) throw new Error(`Pagefind: ${errors.map(({ message }) => message).join(', ')}`);
  await writeFile(script, code);
}
