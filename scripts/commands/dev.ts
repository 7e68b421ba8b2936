import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dev } from 'vite-react-ssg/node';
import { belowFoldPlaceholder } from '#src/components/below-fold/BelowFold.tsx';
import { searchDocuments } from '#src/features/article-search/documents.ts';
import type { PageRender } from '#src/seo/page-render.ts';
import { textAsOutlines } from '../drawing/text-as-outlines.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { root } from '../lib/root.ts';
import { createWebhook } from '../serve/webhook.ts';
import { devContent } from '../ssg/dev-content.ts';
import { pageDocument, staticPage } from '../ssg/page-document.ts';
import { cssModules } from '../vite/css-modules.ts';
import { siteConfig } from '../vite/site-config.ts';
import { withLocalWebhooks } from './local-webhooks.ts';

/* The dev server: renders each page on request, shows and marks drafts, and reloads when a file changes. */

checkEnvironment('dev');

Object.assign(process.env, withLocalWebhooks(process.env));

const config = siteConfig();
const source = devContent(join(root, 'content'));

/** Serves what Vite does not: the forms' webhook, drawings with outlined text and the search index. */
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
        // While the content has errors the index is empty; the page shows the errors.
        const { content } = await source.latest().catch(() => ({ content: null }));
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(searchDocuments(content?.articles ?? [])));
      });
    },
  };
}

const sheets = ['src/styles/index.css', 'src/styles/prose.css', ...cssModules()]
  .map((file) => `<link rel="stylesheet" href="/${file}">`)
  .join('');

/** Matches the page's HTML in the document that the prerenderer creates. */
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
      // A build splits the styles for each page; the dev server links every sheet, base styles first.
      const [, rendered = ''] = pageFromReact.exec(html) ?? [];
      return pageDocument(
        template.replace('</head>', `${sheets}</head>`),
        page,
        staticPage(rendered),
      ).replace(`<link rel="stylesheet" href="${belowFoldPlaceholder}"/>`, '');
    },
  },
  {
    ...config,
    // With a file, Vite would restart the server after every change of a module that the configuration imports.
    configFile: false,
    plugins: [...config.plugins, source.plugin, siteServices()],
    server: {
      port: Number(process.env.PORT || 5173),
      // Tests, and files written by builds and forms, must not reload the page.
      watch: { ignored: ['**/.build/**', '**/dist/**', '**/leads/**', '**/tests/**'] },
    },
  },
);
