import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dev } from 'vite-react-ssg/node';
import { belowFoldSheet } from '#src/components/below-fold/BelowFold.tsx';
import { readContent } from '#src/content/read-content.ts';
import { searchDocuments } from '#src/features/article-search/documents.ts';
import type { PageRender } from '#src/seo/page-render.ts';
import { checkEnvironment } from './environment/check-environment.ts';
import { createWebhook } from './serve/webhook.ts';
import { publishedDrawing } from './ssg/drawings.ts';
import { pageDocument, prerenderShell, renderedPage } from './ssg/page-document.ts';
import { cssModules } from './vite/css-modules.ts';
import { cachedMdxCompiler } from './vite/mdx-cache.ts';
import { today } from './vite/today.ts';

/* The writers' server: every page rendered when asked for, drafts shown and marked, changes seen at once. */

checkEnvironment('dev');

const root = join(import.meta.dirname, '..');
process.env.VITE_QUOTE_WEBHOOK_URL ||= '/webhook/tilbud';
process.env.VITE_CONTACT_WEBHOOK_URL ||= '/webhook/kontakt';

/** What the built site has beside its pages: the forms' webhook and the search index. */
function siteServices(): Plugin {
  const webhook = createWebhook({ directory: join(root, 'leads') });
  const compile = cachedMdxCompiler(root);
  return {
    name: 'site-services',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/webhook/')) void webhook(request, response);
        else next();
      });
      server.middlewares.use('/billeder/indhold', async (request, response, next) => {
        const file = join(
          root,
          'content/billeder',
          decodeURIComponent(request.url ?? '').replace(/\?.*/, ''),
        );
        if (!file.endsWith('.svg') || !existsSync(file)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(publishedDrawing(await readFile(file, 'utf8')));
      });
      server.middlewares.use('/artikler/soegeindeks.json', async (_request, response) => {
        const { content } = await readContent({
          directory: join(root, 'content'),
          today: today(),
          drafts: true,
          compile,
        });
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(searchDocuments(content?.articles ?? [])));
      });
    },
  };
}

const sheets = ['src/styles/index.css', 'src/styles/prose.css', ...cssModules()]
  .map((file) => `<link rel="stylesheet" href="/${file}">`)
  .join('');

await dev(
  {
    entry: 'src/main.tsx',
    htmlEntry: 'src/index.html',
    onBeforePageRender(_url, indexHtml, { initialState }) {
      initialState.template = indexHtml;
      return prerenderShell;
    },
    onPageRendered(_url, html, { initialState }) {
      const { template, page } = initialState as { template: string; page: PageRender };
      // A build gives each page its own styles; here every sheet is linked, the base before the components.
      return pageDocument(template.replace('</head>', `${sheets}</head>`), page, renderedPage(html)).replace(
        `<link rel="stylesheet" href="${belowFoldSheet}"/>`,
        '',
      );
    },
  },
  {
    root,
    configFile: join(root, 'vite.config.ts'),
    plugins: [siteServices()],
    server: {
      port: Number(process.env.PORT || 5173),
      // Builds and the benchmark write beside the sources: no reason to load the page anew.
      watch: { ignored: ['**/.build/**', '**/.bench-*/**', '**/dist/**', '**/leads/**', '**/tests/**'] },
    },
  },
);
