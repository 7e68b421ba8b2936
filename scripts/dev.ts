import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dev } from 'vite-react-ssg/node';
import { belowFoldSheet } from '#src/components/below-fold/BelowFold.tsx';
import { searchDocuments } from '#src/features/article-search/documents.ts';
import type { PageRender } from '#src/seo/page-render.ts';
import { withLocalWebhooks } from './commands/local-webhooks.ts';
import { textAsOutlines } from './drawing/text-as-outlines.ts';
import { checkEnvironment } from './environment/check-environment.ts';
import { root } from './root.ts';
import { createWebhook } from './serve/webhook.ts';
import { devContent } from './ssg/dev-content.ts';
import { pageDocument, staticPage } from './ssg/page-document.ts';
import { cssModules } from './vite/css-modules.ts';

/* The writers' server: every page rendered when asked for, drafts shown and marked, changes seen at once. */

checkEnvironment('dev');

Object.assign(process.env, withLocalWebhooks(process.env));

const writing = devContent(join(root, 'content'));

/** What the built site has beside its pages: the forms' webhook and the search index. */
function siteServices(): Plugin {
  const webhook = createWebhook({ directory: join(root, 'leads') });
  return {
    name: 'site-services',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        webhook(request, response).then((answered) => answered || next(), next);
      });
      server.middlewares.use('/billeder/indhold', async (request, response, next) => {
        try {
          const name = decodeURIComponent(request.url ?? '').replace(/\?.*/, '');
          const file = join(root, 'content/billeder', name);
          if (!file.endsWith('.svg') || !existsSync(file)) return next();
          const drawing = textAsOutlines(await readFile(file, 'utf8'));
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(drawing);
        } catch (error) {
          next(error);
        }
      });
      server.middlewares.use('/artikler/soegeindeks.json', async (_request, response) => {
        // As long as the content has a fault there is nothing to find; the page says what it is.
        const { content } = await writing.read().catch(() => ({ content: null }));
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(searchDocuments(content?.articles ?? [])));
      });
    },
  };
}

const sheets = ['src/styles/index.css', 'src/styles/prose.css', ...cssModules()]
  .map((file) => `<link rel="stylesheet" href="/${file}">`)
  .join('');

/** The page in the document that the prerenderer makes, which has no other element. */
const pageFromReact =
  /^<div id="root" data-server-rendered="true">([\s\S]*)<\/div>\s*<script>\/\* SCRIPT_COMMENT/;

await dev(
  {
    entry: 'src/main.tsx',
    htmlEntry: 'src/index.html',
    onBeforePageRender(_url, indexHtml, { initialState }) {
      initialState.template = indexHtml;
      return `<div id='root'></div>`;
    },
    onPageRendered(_url, html, { initialState }) {
      const { template, page } = initialState as { template: string; page: PageRender };
      // A build gives each page its own styles; here every sheet is linked, the base before the components.
      const [, rendered = ''] = pageFromReact.exec(html) ?? [];
      return pageDocument(
        template.replace('</head>', `${sheets}</head>`),
        page,
        staticPage(rendered),
      ).replace(`<link rel="stylesheet" href="${belowFoldSheet}"/>`, '');
    },
  },
  {
    root,
    configFile: join(root, 'vite.config.ts'),
    plugins: [writing.plugin, siteServices()],
    server: {
      port: Number(process.env.PORT || 5173),
      // Builds and the benchmark write beside the sources: no reason to load the page anew.
      watch: { ignored: ['**/.build/**', '**/.bench-*/**', '**/dist/**', '**/leads/**', '**/tests/**'] },
    },
  },
);
