import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentError, formatProblems } from '#src/content/problem.ts';
import { type ReadResult, readPages, readTexts } from '#src/content/read-content.ts';
import { root } from '../root.ts';
import { suppressUnhandledRejection } from '../suppress-unhandled-rejection.ts';
import { today } from '../vite/today.ts';
import { provideContent, resolvedContentId } from '../vite/virtual-content.ts';
import { pageContent } from './page-content.ts';
import { makeWorkDirectory } from './staging.ts';
import { createTexts } from './texts.ts';
import { startWorkerPool, type WorkerPool } from './worker-pool.ts';

/**
 * Content for the dev server: read when it starts, and again when a file changes. Drafts and articles to come are
 * shown; problems stand in the terminal and over the page, and do not stop the server.
 */
export function devContent(contentDirectory: string) {
  const directory = makeWorkDirectory(root);
  let workers: Promise<WorkerPool> | undefined;
  let checked: Promise<ReadResult>;

  const start = async () => {
    workers ??= directory.then((folder) => startWorkerPool(folder));
    const texts = createTexts(contentDirectory, await workers);
    const pages = await readPages({ directory: contentDirectory, today: today(), drafts: true });
    if (!pages.data) throw new ContentError(pages.problems);
    const result = suppressUnhandledRejection(readTexts(pages, texts.compile));
    return { pages: pageContent(pages, texts, result), result };
  };

  const read = () => {
    const reading = start();
    provideContent(suppressUnhandledRejection(reading.then(({ pages }) => pages)));
    checked = suppressUnhandledRejection(reading.then(({ result }) => result));
  };

  /** What is wrong, in the writer's words where it is the content; empty when nothing is. */
  const fault = () =>
    checked.then(
      ({ problems }) => (problems.length ? formatProblems(problems) : ''),
      (error: Error) => error.message,
    );

  const changed = async (server: ViteDevServer, file: string) => {
    const isContent = file.startsWith(`${contentDirectory}/`);
    if (!isContent && !file.startsWith(join(root, 'src'))) return;
    if (!isContent) {
      // The threads run a bundle of the components that texts are drawn with.
      void workers?.then((pool) => pool.stop()).catch(() => {});
      workers = undefined;
    }
    read();
    for (const { moduleGraph } of Object.values(server.environments)) {
      const module = moduleGraph.getModuleById(resolvedContentId);
      if (module) moduleGraph.invalidateModule(module);
    }
    const message = await fault();
    if (message) {
      server.config.logger.error(message);
      server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content', id: file } });
    } else {
      // The browser keeps the writer's place.
      server.ws.send({ type: 'full-reload' });
    }
  };

  const plugin: Plugin = {
    name: 'dev-content',
    async configureServer(server) {
      read();
      server.watcher.add(contentDirectory);
      for (const event of ['change', 'add', 'unlink'] as const) {
        server.watcher.on(event, (file: string) => void changed(server, file));
      }
      const message = await fault();
      if (message) server.config.logger.warn(`\n${message}`);
    },
  };
  return { plugin, read: () => checked };
}
