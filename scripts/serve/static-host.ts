import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Plugin, preview } from 'vite';
import { fileToPath, pathToFile } from '#src/lib/paths.ts';
import { root } from '../lib/root.ts';
import { contentType } from '../site-files/content-type.ts';
import { defaultCacheControl } from '../site-files/site-headers.ts';
import { loadHeaders, loadRedirects } from './host-files.ts';
import { createWebhook } from './webhook.ts';

type Options = {
  /** Directory of the built site. */
  readonly directory: string;
  /** Directory in which the webhook of the two forms stores leads. Without it there is no webhook. */
  readonly leads?: string;
  /** By default any free one; if it is taken, the next free one. */
  readonly port?: number;
  readonly host?: string;
};

/** Serves a built site with `vite preview`, which answers as Cloudflare Pages and Netlify do. */
export async function startStaticHost({ directory, leads, port = 0, host }: Options) {
  const server = await preview({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    // Vite's own pages of a site without clean addresses.
    appType: 'custom',
    build: { outDir: directory },
    preview: { port, host, cors: false },
    plugins: [staticHost(directory, leads)],
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(url).origin, close: () => server.close() };
}

/**
 * Adds what hosts do beside serving files: `_redirects` and `_headers`, read once, at startup; `/omos` serves `omos.html`,
 * `/omos/` and `/omos.html` redirect to `/omos`, and an unknown path gets the nearest `404.html`.
 */
function staticHost(directory: string, leads?: string): Plugin {
  const has = (file: string) => existsSync(join(directory, file));
  return {
    name: 'static-host',
    async configurePreviewServer({ middlewares }) {
      const redirectFor = await loadRedirects(join(directory, '_redirects'));
      const headersFor = await loadHeaders(join(directory, '_headers'));
      if (leads) middlewares.use(createWebhook(leads));
      middlewares.use((request, response, next) => {
        const { path, search } = addressOf(request.url);
        const address = fileToPath(path);
        const page = `/${pathToFile(address)}`;
        const rule = redirectFor(path, search);
        // A file of public/ that is no page of the site.
        const isCopied = rule?.status === 200;
        const isPage = !isCopied && has(page) && !page.endsWith('/404.html');
        // Not an address of its own: what only hosts read, and the page of a 404.
        const isHidden = !isPage && !isCopied && /\.html$|^\/_(?:headers|redirects)$/.test(path);
        const file = isPage ? page : isHidden ? '/404' : path;
        const headers = { 'Cache-Control': defaultCacheControl, ...headersFor(path) };
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        // A redirect takes precedence over a file, as on Cloudflare Pages: this redirects `/index.html` to `/`.
        const canonical = { status: 308, location: address + search };
        const redirect = rule ?? (isPage && address !== path && canonical);
        if (redirect && !isCopied)
          return response.writeHead(redirect.status, { Location: redirect.location }).end();
        response.setHeader('Content-Type', contentType(file));
        response.setHeader('Vary', 'Accept-Encoding');
        request.url = file;
        next();
      });
      return () =>
        middlewares.use(({ originalUrl }, response) => {
          let folder = addressOf(originalUrl).path;
          do folder = posix.dirname(folder);
          while (folder !== '/' && !has(`${folder}/404.html`));
          response.writeHead(404, { 'Content-Type': contentType('404.html') });
          response.end(readFileSync(join(directory, folder, '404.html')));
        });
    },
  };
}

/** Returns the path of a request as `_redirects` writes it, percent-encoded, without `..` and `//`, and its query. */
function addressOf(url = '/') {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
  return { path: posix.normalize(path), search };
}
