import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { textIndexPath } from '#src/features/article-search/text-index.ts';
import { pagesElsewhere } from './pages-elsewhere.ts';
import type { Order } from './text-index-process.ts';
import type { TextPage } from './text-page.ts';

/**
 * Begins to index the texts of the articles, in a process beside the build. The function that comes back adds the
 * other pages, which must lie finished in `dist`, and writes the index there.
 */
export function startTextIndex(articles: readonly TextPage[]): (dist: string) => Promise<void> {
  const child = fork(join(import.meta.dirname, 'text-index-process.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    // What Pagefind counts belongs to no build's report.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const send = (order: Order) => child.send(order);
  const ended = Promise.race([
    once(child, 'message').then(([{ problem }]) => String(problem)),
    once(child, 'exit').then(([code]) => `its process ended with ${code}`),
  ]);
  send({ pages: articles });
  return async (dist) => {
    send({ pages: await pagesElsewhere(dist) });
    send({ directory: join(dist, textIndexPath) });
    const problem = await ended;
    if (problem) throw new Error(`The index of the texts: ${problem}`);
  };
}
