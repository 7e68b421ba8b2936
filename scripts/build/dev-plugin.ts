import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { load } from 'cheerio';
import { type Connect, type Plugin, normalizePath as posixPath, type ViteDevServer } from 'vite';
import type { ViteReactSSGOptions } from 'vite-react-ssg';
import { z } from 'zod';
import { searchIndexPath } from '#src/features/article-search/search-index.ts';
import { normalizePath } from '#src/lib/paths.ts';
import type { PageRender } from '#src/seo/page-render.ts';
import { priceGuide } from '#src/site/pages.ts';
import { dataFields } from '../content/schema/data-schema.ts';
import { contentDirectory, readSiteContentAgain, siteContent } from '../content/site-content.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { setLocalWebhooks } from '../environment/local-webhooks.ts';
import { formatDiagnostic, formatDiagnostics } from '../lib/diagnostic.ts';
import { root } from '../lib/root.ts';
import { writeInto } from '../lib/write-into.ts';
import { createWebhook } from '../serve/webhook.ts';
import { escapeXml } from '../site-files/escape-xml.ts';
import { checkSiteValues } from '../site-values/check-site-values.ts';
import { type SearchedContent, searchedPages, searchIndex } from './build-search-index.ts';
import { contentModule } from './content-plugin.ts';
import { addHead, parsePage } from './page-html.ts';
import { type PageSection, pageSections } from './page-sections.ts';

/** Resolves to false for what the next one answers. */
type Answer = (request: Connect.IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Why pages cannot be rendered, or should not be published. */
type ContentError = { readonly message: string; readonly prevents: (path: string) => boolean };

/**
 * Gives `npm run dev` what the build adds to the pages: webhook, drawings and search index. Reads and checks the content
 * again when a file in it changes. A page that cannot be rendered is replaced by what is wrong.
 */
export function devPlugin(): Plugin {
  /** When the latest page was asked for, and when browsers were told to load theirs again. */
  const times = { page: 0, reload: 0 };
  return {
    name: 'dev',
    apply: 'serve',
    config() {
      checkEnvironment();
      setLocalWebhooks({ fallback: true });
    },
    async configureServer(server) {
      // What editors read to complete and mark the fields of data files. Git ignores it.
      for (const [name, [, schema]] of Object.entries(dataFields))
        await writeInto(join(root, `.vscode/schemas/${name}.json`), jsonSchemaOf(schema));
      server.watcher.add(contentDirectory);
      void contentError().then((error) => {
        if (error) server.config.logger.error(`\n${error.message}`);
      });
      server.ws.on('vite:client:connect', async (_data, client) => {
        const error = await contentError();
        if (error) client.send(overlay(error));
        // While its page was loading, the browser could not be told of a change.
        else if (times.reload > times.page) client.send({ type: 'full-reload' });
      });
      const use = (answer: Answer) =>
        server.middlewares.use((request, response, next) => {
          answer(request, response).then((isAnswered) => isAnswered || next(), next);
        });
      server.middlewares.use(createWebhook(join(root, 'leads')));
      use(async ({ url = '' }, response) => {
        const [, name = ''] = /^\/billeder\/indhold\/(.+\.svg)$/.exec(decodeURI(pathOf(url))) ?? [];
        const found = name && (await siteContent(true)).drawings.get(name);
        return found ? send(response, 200, 'image/svg+xml', found.svg) : false;
      });
      use(async ({ url = '' }, response) => {
        if (pathOf(url) !== searchIndexPath) return false;
        // While the content has diagnostics there are no results; the pages show the diagnostics.
        const { content, diagnostics } = await siteContent(true);
        const searched =
          content && diagnostics.length === 0 ? content : { articles: [], textPages: [], sitePages: [] };
        return send(response, 200, 'application/json', await indexOf(server, searched));
      });
      // After Vite's own files, before the page.
      return () =>
        use(async (request, response) => {
          times.page = performance.now();
          const path = normalizePath(request.originalUrl ?? '');
          const error = await contentError();
          return error?.prevents(path === priceGuide.shortPath ? priceGuide.path : path)
            ? send(response, 500, 'text/html; charset=utf-8', faultPage(error.message))
            : false;
        });
    },
    async hotUpdate({ file, type, server, read }) {
      const folders = [contentDirectory, join(server.config.publicDir, 'billeder')].map(posixPath);
      const { name, moduleGraph } = this.environment;
      if (name !== 'ssr' || !folders.some((folder) => file.startsWith(`${folder}/`))) return;
      // Waits while an editor empties the file before it writes it.
      if (type !== 'delete') await read();
      const before = await contentError();
      const { warnings = [] } = (await readSiteContentAgain().catch(() => null)) ?? {};
      moduleGraph.onFileChange(file);
      const module = moduleGraph.getModuleById(contentModule);
      if (module) moduleGraph.invalidateModule(module);
      const error = await contentError();
      const { logger } = server.config;
      const saved = `content/${posixPath(relative(contentDirectory, file))}`;
      for (const warning of warnings.filter((each) => each.file === saved))
        logger.warn(`\nBemærk: ${formatDiagnostic(warning)}`);
      if (error && error.message !== before?.message) logger.error(`\n${error.message}`);
      if (!error && before)
        logger.info('\nIngen fejl i teksterne. Ankre på sider og gamle webadresser prøver `npm run build`.');
      times.reload = performance.now();
      // After a reload, the browser keeps the scroll position.
      server.ws.send(error ? overlay(error) : { type: 'full-reload' });
      return [];
    },
  };
}

/** Gives a page of the dev server its head, as the build does. */
export const onPageRendered: ViteReactSSGOptions['onPageRendered'] = (_url, html, { initialState }) => {
  const $ = parsePage(html);
  addHead($, initialState.page as PageRender);
  return $.html();
};

const jsonSchemaOf = (schema: z.ZodType) =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }));

/** Returns what is wrong with the content as it was last read. */
async function contentError(): Promise<ContentError | null> {
  try {
    const { content, diagnostics, broken } = await siteContent(true);
    const found = [...checkSiteValues(), ...diagnostics];
    if (!found.length) return null;
    return { message: formatDiagnostics(found), prevents: (path) => !content || broken.has(path) };
  } catch (error) {
    // Messages of the bundler contain terminal colours.
    return { message: stripVTControlCharacters((error as Error).message), prevents: () => true };
  }
}

const pathOf = (url: string) => url.replace(/[?#].*/, '');

function send(response: ServerResponse, status: number, type: string, body: string): true {
  response.writeHead(status, { 'Content-Type': type }).end(body);
  return true;
}

/** Thrown, the message would be printed again. Vite's client shows it on top, and reloads once the content is right. */
const faultPage = (message: string) =>
  `<!doctype html><html lang="da"><title>Fejl</title><script type="module" src="/@vite/client"></script><pre>${escapeXml(message)}</pre>`;

/** Returns the message that makes Vite's client show the error on top of the page. */
const overlay = ({ message }: ContentError) => ({ type: 'error' as const, err: { message, stack: '' } });

/** Returns the index of the search, from the pages as the server shows them. */
async function indexOf(server: ViteDevServer, content: SearchedContent): Promise<string> {
  const sections = new Map<string, readonly PageSection[]>();
  for (const { path } of searchedPages(content)) {
    const page = await fetch(new URL(path, server.resolvedUrls?.local[0]));
    if (page.ok) sections.set(path, pageSections(load(await page.text())));
  }
  return searchIndex(content, (path) => sections.get(path) ?? []);
}
