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

const publicDirectory = join(root, 'public');

/**
 * Creates the dev server's content source, which reads the content at startup and again after each file change.
 * It includes drafts and upcoming articles. Problems are reported in the terminal and in Vite's error overlay and do
 * not stop the server.
 */
export function devContent(contentDirectory: string, startWorkers = startWorkerPool) {
  const directory = makeWorkDirectory(root);
  let workers: Promise<WorkerPool> | undefined;
  let checked: Promise<ReadResult>;

  const read = async () => {
    workers ??= directory.then((folder) => startWorkers(folder));
    const texts = createTexts(contentDirectory, await workers);
    const pages = await readPages({
      directory: contentDirectory,
      publicDirectory,
      today: today(),
      drafts: true,
    });
    if (!pages.data) throw new ContentError(pages.problems);
    const result = suppressUnhandledRejection(readTexts(pages, texts.compile));
    return { pages: pageContent(pages, texts, result), result };
  };

  const reload = () => {
    const reading = read();
    provideContent(suppressUnhandledRejection(reading.then(({ pages }) => pages)));
    checked = suppressUnhandledRejection(reading.then(({ result }) => result));
  };

  /** Returns the content problems or the error of the latest read; empty if there is none. */
  const errorMessage = () =>
    checked.then(
      ({ problems }) => (problems.length ? formatProblems(problems) : ''),
      (error: Error) => error.message,
    );

  const onFileChange = async (server: ViteDevServer, file: string) => {
    const isCode = file.startsWith(join(root, 'src'));
    const isContent = [contentDirectory, join(publicDirectory, 'billeder')].some((folder) =>
      file.startsWith(`${folder}/`),
    );
    if (!isCode && !isContent) return;
    if (isCode) {
      // The worker threads run a bundle that contains the components used in texts.
      void workers?.then((pool) => pool.stop()).catch(() => {});
      workers = undefined;
    }
    reload();
    const reading = checked;
    for (const { moduleGraph } of Object.values(server.environments)) {
      const module = moduleGraph.getModuleById(resolvedContentId);
      if (module) moduleGraph.invalidateModule(module);
    }
    const message = await errorMessage();
    // A later change reports for itself. It may also have stopped the workers of this one.
    if (reading !== checked) return;
    if (message) {
      server.config.logger.error(message);
      server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content', id: file } });
    } else {
      // The browser keeps the scroll position.
      server.ws.send({ type: 'full-reload' });
    }
  };

  const plugin: Plugin = {
    name: 'dev-content',
    async configureServer(server) {
      reload();
      server.watcher.add(contentDirectory);
      for (const event of ['change', 'add', 'unlink'] as const) {
        server.watcher.on(event, (file: string) => void onFileChange(server, file));
      }
      const message = await errorMessage();
      if (message) server.config.logger.warn(`\n${message}`);
    },
  };
  return { plugin, latest: () => checked };
}
