import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parse } from 'parse5';
import type { Plugin, ViteDevServer } from 'vite';
import type { RouteRecord } from 'vite-react-ssg';
import { searchIndexPath } from '#src/features/article-search/search-index.ts';
import { matchRedirect } from '#src/features/redirects/match-redirect.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { priceGuide } from '#src/site/price-guide.ts';
import { textAsOutlines } from '../drawing/text-as-outlines.ts';
import { root } from '../lib/root.ts';
import { createWebhook } from '../serve/webhook.ts';
import { escapeXml } from '../site-files/escape-xml.ts';
import type { ContentPlugins } from './content-plugin.ts';
import { mainOf, type PageSection, pageSections } from './page-sections.ts';
import { type SearchedContent, searchedPages, searchIndex } from './search-index.ts';
import { watchContent } from './watch-content.ts';

type Next = (error?: unknown) => void;
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Makes `npm run dev` answer as the published site does: webhook, drawings, search index, redirects and status 404.
 * A page whose content cannot be rendered is replaced by the diagnostics of that content.
 */
export function devPlugin(content: ContentPlugins): Plugin {
  return {
    name: 'dev',
    apply: 'serve',
    configureServer(server) {
      const latestError = watchContent(server, content);
      const use = (...answers: readonly Answer[]) =>
        server.middlewares.use(async (request: IncomingMessage, response: ServerResponse, next: Next) => {
          try {
            for (const answer of answers) if (await answer(request, response)) return;
            next();
          } catch (error) {
            next(error);
          }
        });
      const drawing: Answer = async ({ url = '' }, response) => {
        const [, name] = /^\/billeder\/indhold\/(.+\.svg)$/.exec(decodeURI(pathOf(url))) ?? [];
        const file = name && join(content.directory, 'billeder', name);
        if (!file || !existsSync(file)) return false;
        return send(response, 200, 'image/svg+xml', textAsOutlines(await readFile(file, 'utf8')));
      };
      const index: Answer = async ({ url = '' }, response) => {
        if (pathOf(url) !== searchIndexPath) return false;
        // While the content has diagnostics there are no results; the pages show the diagnostics.
        const found = (await latestError()) ? null : (await content.check()).content;
        return send(
          response,
          200,
          'application/json',
          await indexOf(server, found ?? { articles: [], textPages: [] }),
        );
      };
      const page: Answer = async (
        { originalUrl: url = '' }: IncomingMessage & { originalUrl?: string },
        response,
      ) => {
        const path = normalizePath(url);
        const error = await latestError();
        if (error?.prevents(path === priceGuide.shortPath ? priceGuide.path : path))
          return send(response, 500, 'text/html; charset=utf-8', faultPage(error.message));
        const isPage = (await publishedPaths(server)).has(path);
        const target = matchRedirect(url);
        if (target && !isPage) {
          response.writeHead(301, { Location: target }).end();
          return true;
        }
        if (target)
          server.config.logger.warnOnce(
            `${path} sendes videre til ${target} på den færdige side: giv teksten en anden adresse, eller slet linjen i src/features/redirects/redirect-table.ts`,
          );
        if (!isPage) answerWith404(response);
        return false;
      };
      use(createWebhook(join(root, 'leads')), drawing, index);
      // After Vite's own files, before the page.
      return () => use(page);
    },
  };
}

const pathOf = (url: string) => url.replace(/[?#].*/, '');

function send(response: ServerResponse, status: number, type: string, body: string): true {
  response.writeHead(status, { 'Content-Type': type }).end(body);
  return true;
}

/** Thrown, the message would be printed again. Vite's client shows it on top, and reloads once the content is right. */
const faultPage = (message: string) =>
  `<!doctype html><html lang="da"><title>Fejl</title><script type="module" src="/@vite/client"></script><pre>${escapeXml(message)}</pre>`;

/** Returns the index of the search, from the pages as the server shows them. */
async function indexOf(server: ViteDevServer, content: SearchedContent): Promise<string> {
  const sections = new Map<string, readonly PageSection[]>();
  for (const { path } of searchedPages(content)) {
    const page = await fetch(new URL(path, server.resolvedUrls?.local[0]));
    if (page.ok) sections.set(path, pageSections(mainOf(parse(await page.text()))));
  }
  return searchIndex(content, (path) => sections.get(path) ?? []);
}

/** Returns the paths of all pages, drafts included. */
async function publishedPaths(server: ViteDevServer): Promise<ReadonlySet<string>> {
  const { routes } = (await server.ssrLoadModule('/src/routes.tsx')) as { routes: readonly RouteRecord[] };
  const pages = routes.flatMap(({ children = [] }) => children);
  const paths = await Promise.all(
    pages.map(async ({ path = '', getStaticPaths }) => (getStaticPaths ? getStaticPaths() : [path])),
  );
  return new Set(paths.flat().flatMap((path) => (/(?:^|\/)404$|\*/.test(path) ? [] : normalizePath(path))));
}

/** The prerenderer answers every path with status 200. */
function answerWith404(response: ServerResponse): void {
  const { end } = response;
  response.end = (...body: unknown[]) => {
    response.statusCode = 404;
    return Reflect.apply(end, response, body);
  };
}
