import { join, normalize, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { formatProblems, ReportError } from '#src/content/problem.ts';
import { readPages } from '#src/content/read-pages.ts';
import type { ReadResult } from '#src/content/read-texts.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { priceGuide } from '#src/site/price-guide.ts';
import { root } from '../lib/root.ts';
import { suppressUnhandledRejection } from '../lib/suppress-unhandled-rejection.ts';
import { today } from '../lib/today.ts';
import { pageContent } from './page-content.ts';
import { problemPage } from './problem-page.ts';
import { readTextsAndDrawings } from './read-texts-and-drawings.ts';
import { makeWorkDirectory } from './staging.ts';
import { createTexts } from './texts.ts';
import { startWorkerPool, type WorkerPool } from './worker-pool.ts';

/** The module that pages read the content from, as Vite names it. */
const collections = join(root, 'src/content/collections.ts').replaceAll(sep, '/');

/**
 * How long the files must have been unchanged before they are read. An editor empties a file before it writes it, and
 * the watcher drops an event less than 50 ms after the previous one.
 */
const quietTime = 80;

/** Why pages cannot be rendered, or should not be published. */
type Fault = { readonly message: string; readonly prevents: (path: string) => boolean };

/**
 * Creates the dev server's content source, which reads the content at startup and again after file changes. It includes
 * drafts and upcoming articles. Problems are reported in the terminal, in Vite's error overlay and in place of the pages
 * that they keep from rendering. They do not stop the server.
 */
export function devContent(contentDirectory: string, startWorkers = startWorkerPool) {
  const directory = makeWorkDirectory(root);
  let workers: Promise<WorkerPool> | undefined;
  let checked: Promise<ReadResult>;

  const read = async () => {
    workers ??= directory.then((folder) => startWorkers(folder));
    const texts = createTexts(contentDirectory, await workers);
    const pages = await readPages({ directory: contentDirectory, today: today(), drafts: true });
    if (!pages.data) throw new ReportError(formatProblems(pages.problems));
    const result = suppressUnhandledRejection(readTextsAndDrawings(pages, texts, contentDirectory));
    return { pages: pageContent(pages, texts), result };
  };

  const reload = () => {
    const reading = read();
    globalThis.pageContent = suppressUnhandledRejection(reading.then(({ pages }) => pages));
    checked = suppressUnhandledRejection(reading.then(({ result }) => result));
  };

  /** Returns the result of the latest read. If files change meanwhile, waits for the read that follows. */
  const latest = async (): Promise<ReadResult> => {
    const reading = checked;
    await reading.catch(() => {});
    return reading === checked ? reading : latest();
  };

  /** Returns the content problems or the error of the latest read; null if there is none. */
  const latestFault = (): Promise<Fault | null> =>
    latest().then(
      ({ problems, broken }) =>
        problems.length ? { message: formatProblems(problems), prevents: (path) => broken.has(path) } : null,
      // Messages of the bundler contain terminal colours.
      ({ message }: Error) => ({ message: stripVTControlCharacters(message), prevents: () => true }),
    );

  let codeHasChanged = false;
  const onQuiet = async (server: ViteDevServer) => {
    if (codeHasChanged) {
      // The worker threads run a bundle that contains the components used in texts.
      void workers?.then((pool) => pool.stop()).catch(() => {});
      workers = undefined;
      codeHasChanged = false;
    }
    reload();
    const reading = checked;
    for (const { moduleGraph } of Object.values(server.environments)) {
      moduleGraph.onFileChange(collections);
    }
    const fault = await latestFault();
    // A later change reports for itself.
    if (reading !== checked) return;
    if (fault) {
      server.config.logger.error(fault.message);
      server.ws.send(overlay(fault));
    } else {
      // The browser keeps the scroll position.
      server.ws.send({ type: 'full-reload' });
    }
  };

  let quiet: NodeJS.Timeout | undefined;
  const onFileChange = (server: ViteDevServer, changed: string) => {
    const file = normalize(changed);
    const isContent = [contentDirectory, join(root, 'public/billeder')].some((folder) =>
      file.startsWith(folder + sep),
    );
    if (!isContent && !file.startsWith(join(root, 'src'))) return;
    codeHasChanged ||= !isContent;
    clearTimeout(quiet);
    quiet = setTimeout(() => void onQuiet(server), quietTime);
  };

  const plugin: Plugin = {
    name: 'dev-content',
    async configureServer(server) {
      reload();
      server.watcher.add(contentDirectory);
      for (const event of ['change', 'add', 'unlink'] as const) {
        server.watcher.on(event, (file: string) => onFileChange(server, file));
      }
      server.ws.on('vite:client:connect', async (_data, client) => {
        const fault = await latestFault();
        if (fault) client.send(overlay(fault));
      });
      const fault = await latestFault();
      if (fault) server.config.logger.warn(`\n${fault.message}`);
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const fault = await latestFault();
          if (!fault?.prevents(articlePath(normalizePath(request.originalUrl ?? '/')))) return next();
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(problemPage(fault.message));
        });
      };
    },
  };
  return { plugin, latest };
}

/** Returns the message that makes Vite's client show the fault on top of the page. */
function overlay({ message }: Fault): ErrorPayload {
  return { type: 'error', err: { message, stack: '' } };
}

/** Returns the path of the article shown at `path`, if it is a short URL. */
const articlePath = (path: string) => (path === priceGuide.shortPath ? priceGuide.path : path);
