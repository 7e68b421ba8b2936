import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dev } from 'vite-react-ssg/node';
import { readContent } from '#src/content/read-content.ts';
import { searchDocuments } from '#src/features/article-search/documents.ts';
import { checkEnvironment } from './environment/check-environment.ts';
import { createWebhook } from './serve/webhook.ts';
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
    onPageRendered(_url, html, context) {
      const page = (context.initialState.finishPage as (html: string) => string)(html);
      // A build puts each page's own styles in; here every sheet is linked, the base before the components.
      return page.replace('</title>', `</title>${sheets}`);
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
