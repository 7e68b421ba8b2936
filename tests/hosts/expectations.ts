import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentType, isCompressible } from '../../scripts/site-files/content-type.ts';
import type { RawResponse, RequestOptions } from './request.ts';

/** The parts of a built site that a host must serve correctly. */
export type BuiltSite = {
  /** Contents of every file by path: `/omos.html`. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The rules of `_redirects`. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Headers that every response must have, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
};

type Send = (request: RequestOptions) => Promise<RawResponse>;

export type Expectation = {
  readonly category: string;
  readonly request: RequestOptions;
  /** Returns what is wrong with the response, or null. Uses `send` when a second request is needed. */
  readonly fault: (response: RawResponse, send: Send) => Promise<string | null> | string | null;
};

/** Pictures and icons, which other sites show: feed readers, previews of links, image search. */
const isShared = (file: string) => /^\/(?:billeder\/.+|[^/]+\.(?:ico|png|svg))$/.test(file);

const uncompressed = { 'accept-encoding': 'identity' };
const compressed = { 'accept-encoding': 'gzip, br' };

/** Returns everything that a host must do for visitors, whatever its software. */
export function expectations(site: BuiltSite): Expectation[] {
  const files = [...site.files.keys()];
  const pages = files.filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'));
  const pathOf = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));
  const body = (file: string) => site.files.get(file) ?? Buffer.alloc(0);
  const headersOf = (file: string) =>
    isShared(file) ? { ...site.headers, 'cross-origin-resource-policy': 'cross-origin' } : site.headers;
  const fileFault = (response: RawResponse, file: string, status = 200) =>
    firstFault(
      response.status !== status && `status ${response.status}, not ${status}`,
      !response.body.equals(body(file)) && `other bytes than ${file}`,
      typeFault(response, file),
      headerFault(response, headersOf(file)),
    );
  const serves = (category: string, file: string): Expectation => ({
    category,
    request: { path: pathOf(file), headers: uncompressed },
    fault: (response) => fileFault(response, file),
  });
  const notFound = (path: string, file: string): Expectation => ({
    category: '404 page',
    request: { path, headers: uncompressed },
    fault: (response) => fileFault(response, file, 404) ?? (isCacheable(response) ? 'a 404 is kept' : null),
  });
  const redirects = (
    category: string,
    path: string,
    to: string,
    statuses: readonly number[],
  ): Expectation => ({
    category,
    request: { path: `${path}?kilde=brev`, headers: uncompressed },
    fault: (response) =>
      firstFault(
        !statuses.includes(response.status) && `status ${response.status}, not ${statuses.join(' or ')}`,
        // Relative: behind a proxy that ends TLS, a server's own absolute address begins with http.
        response.headers.location !== withQuery(to) &&
          `leads to ${response.headers.location}, not ${withQuery(to)}`,
        headerFault(response, site.headers),
      ),
  });
  const caching = (path: string, pattern: RegExp): Expectation => ({
    category: 'caching',
    request: { path, headers: uncompressed },
    fault: ({ headers }) =>
      pattern.test(headers['cache-control'] ?? '') ? null : `cache-control: ${headers['cache-control']}`,
  });
  /** One file per extension, and the home page. */
  const samples = new Map(
    files
      .filter((file) => /\.\w+$/.test(file) && !file.endsWith('.html') && !file.startsWith('/.'))
      .map((file) => [file.replace(/.*\./, ''), file]),
  ).set('html', '/index.html');
  const asset = files.find((file) => file.startsWith('/assets/'));
  const picture = files.find((file) => file.startsWith('/billeder/'));

  return [
    ...pages.map((file) => serves('page', file)),
    ...pages
      .filter((file) => file !== '/index.html')
      .flatMap((file) =>
        [`${pathOf(file)}/`, file].map((path) =>
          redirects('other form of an address', path, pathOf(file), [301, 302, 307, 308]),
        ),
      ),
    ...site.redirects.map(({ from, to }) => redirects('former address', from.replace('*', 'a/b'), to, [301])),
    ...[
      '/findes-ikke',
      '/findes/ikke/her',
      '/findes-ikke/',
      '/assets/findes-ikke.js',
      '/assets/',
      '/_headers',
      '/_redirects',
    ].map((path) => notFound(path, '/404.html')),
    ...(site.files.has('/artikler/404.html')
      ? ['/artikler/findes-ikke', '/artikler/findes-ikke/', '/artikler/findes/ikke'].map((path) =>
          notFound(path, '/artikler/404.html'),
        )
      : []),
    ...[...samples.values()].flatMap((file): Expectation[] => {
      const path = pathOf(file);
      return [
        serves('type', file),
        {
          category: 'compression',
          request: { path, headers: compressed },
          fault: (response) => compressionFault(response, file, body(file)),
        },
        {
          category: 'HEAD',
          request: { path, headers: uncompressed, method: 'HEAD' },
          fault: (response) =>
            firstFault(
              response.status !== 200 && `status ${response.status}`,
              response.body.length > 0 && 'has a body',
              typeFault(response, file),
              headerFault(response, headersOf(file)),
            ),
        },
        {
          category: '304',
          request: { path, headers: compressed },
          async fault({ headers: { etag } }, send) {
            if (!etag) return 'no ETag';
            const second = await send({ path, headers: { ...compressed, 'if-none-match': etag } });
            return firstFault(
              second.status !== 304 && `status ${second.status}`,
              second.body.length > 0 && 'has a body',
            );
          },
        },
      ];
    }),
    ...files
      .filter((file) => isShared(file) && !file.startsWith('/billeder/'))
      .map((file) => serves('icon', file)),
    caching('/', /max-age=0.*must-revalidate/),
    ...(asset ? [caching(asset, /max-age=31536000.*immutable/)] : []),
    ...(picture ? [caching(picture, /max-age=86400/)] : []),
    ...[
      '/%E6',
      '//x',
      '//example.org',
      '//example.org/',
      '/%5cexample.org',
      '/..%2f',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/%00',
      '/%',
    ].map(
      (path): Expectation => ({
        category: 'odd path',
        request: { path, headers: uncompressed },
        fault: (response) =>
          firstFault(
            // A path that resolves to the root may be answered with the home page, but with no other file.
            ![301, 302, 307, 308, 400, 404].includes(response.status) &&
              !(response.status === 200 && response.body.equals(body('/index.html'))) &&
              `status ${response.status}`,
            /^\/\/|^\w+:/.test(response.headers.location ?? '') &&
              `leads away to ${response.headers.location}`,
          ),
      }),
    ),
  ];
}

function firstFault(...faults: readonly (string | false | null)[]): string | null {
  return faults.find((fault) => typeof fault === 'string') || null;
}

/** Compares content types. Allows synonyms, and a missing charset for formats that define their encoding. */
function typeFault({ headers }: RawResponse, file: string): string | false {
  const normalize = (type: string) =>
    type
      .toLowerCase()
      .replace(/\s*;\s*charset=utf-8$/, '')
      .replace('text/xml', 'application/xml')
      .replace('application/javascript', 'text/javascript')
      .replace('image/vnd.microsoft.icon', 'image/x-icon');
  const type = headers['content-type'] ?? '';
  const expected = contentType(file);
  if (normalize(type) !== normalize(expected)) return `content-type: ${type}, not ${expected}`;
  // Module scripts are always decoded as UTF-8, other text only with a charset.
  const needsCharset = expected.startsWith('text/') && !expected.startsWith('text/javascript');
  return needsCharset && !/charset=utf-8/i.test(type) && `content-type without charset: ${type}`;
}

function headerFault({ headers }: RawResponse, expected: Readonly<Record<string, string>>): string | null {
  const name = Object.keys(expected).find((each) => headers[each] !== expected[each]);
  return name ? `${name}: ${headers[name]}` : null;
}

function isCacheable({ headers }: RawResponse): boolean {
  return /immutable|max-age=[1-9]/.test(headers['cache-control'] ?? '');
}

function withQuery(to: string): string {
  return to.replace(/#|$/, (hash) => `?kilde=brev${hash}`);
}

function compressionFault({ headers, body: sent }: RawResponse, file: string, body: Buffer): string | null {
  const encoding = headers['content-encoding'];
  // Hosts need not compress files below this size.
  if (!isCompressible(contentType(file)) || body.length < 1000) {
    return encoding && !isCompressible(contentType(file)) ? `compressed with ${encoding}` : null;
  }
  const decompress = { gzip: gunzipSync, br: brotliDecompressSync }[encoding ?? ''];
  return firstFault(
    !decompress && `content-encoding: ${encoding}`,
    decompress !== undefined && !decompress(sent).equals(body) && 'other bytes when decompressed',
    !/accept-encoding/i.test(headers.vary ?? '') && `vary: ${headers.vary}`,
  );
}
