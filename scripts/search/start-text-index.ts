import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { suppressUnhandledRejection } from '../suppress-unhandled-rejection.ts';
import type { TextPage } from './create-text-index.ts';
import { pagesElsewhere, pathsElsewhere } from './pages-elsewhere.ts';
import type { Order } from './text-index-process.ts';

/** In words and their places. Pagefind's own, twice as large, would make the first query fetch 7 KB more than it may. */
const pieceSize = 10_000;

export type IndexedTexts = {
  /** What writers have written; its words are those that compounds are taken apart by. */
  readonly sources: readonly string[];
  readonly articles: AsyncIterable<TextPage>;
  /** Where the index is written. */
  readonly directory: string;
};

export type TextIndexing = {
  /** Takes in a page as soon as it is rendered. */
  readonly addPage: (path: string, document: string) => void;
  /** Waits until the index lies in its folder. */
  readonly written: () => Promise<void>;
};

/** Indexes the texts of articles and of the other pages, in a process beside the build, as they are rendered. */
export function startTextIndex({ sources, articles, directory }: IndexedTexts): TextIndexing {
  const child = fork(join(import.meta.dirname, 'text-index-process.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE: String(pieceSize) },
    serialization: 'advanced',
    // What Pagefind counts belongs to no build's report.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // What can no longer be sent is not the fault: `ended` tells why the process has gone.
  const send = (order: Order) => child.send(order, () => {});
  const ended = Promise.race([
    once(child, 'message').then(([{ problem }]) => String(problem)),
    once(child, 'exit').then(([code]) => `its process ended with ${code}`),
  ]);
  send({ sources });
  const sendArticles = async () => {
    for await (const page of articles) send({ pages: [page] });
  };
  // A text that cannot be read ends the build before anybody waits for the index.
  const sent = suppressUnhandledRejection(sendArticles());
  const documents = new Map<string, string>();
  const finish = async () => {
    await sent;
    const others = pagesElsewhere(documents);
    send({ sources: others.map(({ html }) => html.replace(/<[^>]*>/g, ' ')) });
    send({ pages: others });
    send({ directory });
    const problem = await ended;
    if (problem) throw new Error(`The index of the texts: ${problem}`);
    await minify(join(directory, 'pagefind.js'));
  };
  let finished: Promise<void> | undefined;
  return {
    addPage(path, document) {
      if (!pathsElsewhere.includes(path)) return;
      documents.set(path, document);
      if (documents.size === pathsElsewhere.length) finished = suppressUnhandledRejection(finish());
    },
    written: () => finished ?? Promise.reject(new Error('The index of the texts: a page is missing')),
  };
}

/** Pagefind leaves the names in its script long: a fifth fewer bytes. Here, as Vite is at hand. */
async function minify(script: string): Promise<void> {
  const { code, errors } = minifySync(script, await readFile(script, 'utf8'), { module: true });
  if (errors.length) throw new Error(`Pagefind: ${errors.map(({ message }) => message).join(', ')}`);
  await writeFile(script, code);
}
