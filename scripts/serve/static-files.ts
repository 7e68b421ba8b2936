import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { contentType, isCompressible } from '../site-files/content-type.ts';
import { defaultCacheControl } from '../site-files/site-headers.ts';
import { findFile } from './find-file.ts';
import { loadHeaders, loadRedirects } from './host-files.ts';

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves a built directory like a static host. Reads `_redirects` and `_headers` once, at startup. */
export async function staticFiles(directory: string): Promise<Handler> {
  const [redirectFor, headersFor] = await Promise.all([
    loadRedirects(join(directory, '_redirects')),
    loadHeaders(join(directory, '_headers')),
  ]);
  /** Compressed files by name and time, as on a host with precompressed files. */
  const compressed = new Map<string, Promise<Buffer>>();

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { pathname, search } = addressOf(request);
    const headers: Record<string, string> = { 'Cache-Control': defaultCacheControl, ...headersFor(pathname) };

    // A redirect takes precedence over a file, as on Cloudflare Pages: this redirects `/index.html` to `/`.
    const answer = redirectFor(pathname, search) ?? (await findFile(directory, pathname, search));
    if ('location' in answer) {
      response.writeHead(answer.status, { ...headers, Location: answer.location }).end();
      return;
    }
    const { status, file } = answer;
    const { mtimeMs } = await stat(file);
    const type = contentType(file);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find(
      (name) => accepted.includes(name) && isCompressible(type),
    );
    const key = `${file} ${mtimeMs} ${encoding}`;
    const packed = encoding && (compressed.get(key) ?? readFile(file).then(encoders[encoding]));
    if (packed) compressed.set(key, packed);
    const body = await (packed ?? readFile(file));
    response.writeHead(status, {
      ...headers,
      Vary: 'Accept-Encoding',
      'Content-Type': type,
      'Content-Length': body.length,
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Returns the request's path, percent-encoded like the paths in `_redirects`, and its query. */
function addressOf(request: IncomingMessage): { pathname: string; search: string } {
  // Not `new URL()`, which would resolve `..` and read `//x` as a host.
  const [pathname = '/', ...query] = (request.url ?? '/').split('?');
  const search = query.length ? `?${query.join('?')}` : '';
  try {
    return { pathname: encodeURI(decodeURI(pathname)), search };
  } catch {
    return { pathname, search };
  }
}
