import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentType, isCompressible } from '../site-files/content-type.ts';
import type { Answer, Asked } from './request.ts';

/** What a built folder holds, as far as a host must know. */
export type BuiltSite = {
  /** Every file by its path: `/omos.html`. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The lines of `_redirects`. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** What every answer carries, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
};

export type Expectation = {
  /** The kind of promise, and what it was tried on. */
  readonly promise: string;
  readonly asked: Asked;
  /** What is wrong with the answer; null when nothing is. Asks again where one answer does not tell. */
  readonly fault: (
    answer: Answer,
    askAgain: (asked: Asked) => Promise<Answer>,
  ) => Promise<string | null> | string | null;
};

const plain = { 'accept-encoding': 'identity' };
const squeezed = { 'accept-encoding': 'gzip, br' };

/** All that visitors are promised, on whatever host. */
export function expectations(site: BuiltSite): Expectation[] {
  const pages = [...site.files.keys()].filter(
    (file) => file.endsWith('.html') && !file.endsWith('/404.html'),
  );
  const addressOf = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));
  const body = (file: string) => site.files.get(file) ?? Buffer.alloc(0);
  const found = (answer: Answer, file: string, status = 200) =>
    firstFault(
      answer.status !== status && `status ${answer.status}, not ${status}`,
      !answer.body.equals(body(file)) && `other bytes than ${file}`,
      isOtherType(answer, file),
      missingHeader(answer, site.headers),
    );
  const notFound = (path: string, file: string): Expectation => ({
    promise: '404 page',
    asked: { path, headers: plain },
    fault: (answer) => found(answer, file, 404) ?? (isKept(answer) ? 'a 404 is kept' : null),
  });
  const leads = (promise: string, path: string, to: string, status: readonly number[]): Expectation => ({
    promise,
    asked: { path: `${path}?kilde=brev`, headers: plain },
    fault: (answer) =>
      firstFault(
        !status.includes(answer.status) && `status ${answer.status}, not ${status.join(' or ')}`,
        location(answer) !== withQuery(to) && `leads to ${answer.headers.location}, not ${withQuery(to)}`,
        missingHeader(answer, site.headers),
      ),
  });
  /** The first file of each ending: one picture of a kind tells for all. */
  const kinds = new Map(
    [...site.files.keys()]
      .filter((file) => /\.\w+$/.test(file) && !file.endsWith('.html') && !file.startsWith('/.'))
      .map((file) => [file.replace(/.*\./, ''), file]),
  );
  const samples = [...kinds.values(), '/index.html'].filter((file) => site.files.has(file));
  const asset = [...site.files.keys()].find((file) => file.startsWith('/assets/'));
  const picture = [...site.files.keys()].find((file) => file.startsWith('/billeder/'));
  const caching = (path: string, pattern: RegExp): Expectation => ({
    promise: 'caching',
    asked: { path, headers: plain },
    fault: ({ headers }) =>
      pattern.test(headers['cache-control'] ?? '') ? null : `cache-control: ${headers['cache-control']}`,
  });

  return [
    ...pages.map((file) => ({
      promise: 'page',
      asked: { path: addressOf(file), headers: plain },
      fault: (answer: Answer) => found(answer, file),
    })),
    ...pages
      .filter((file) => file !== '/index.html')
      .flatMap((file) =>
        [`${addressOf(file)}/`, file].map((form) =>
          leads('other form of an address', form, addressOf(file), [301, 302, 307, 308]),
        ),
      ),
    ...site.redirects.map(({ from, to }) => leads('former address', from.replace('*', 'a/b'), to, [301])),
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
    ...samples.map(
      (file): Expectation => ({
        promise: 'type',
        asked: { path: addressOf(file), headers: plain },
        fault: (answer) => found(answer, file),
      }),
    ),
    ...samples.map(
      (file): Expectation => ({
        promise: 'compression',
        asked: { path: addressOf(file), headers: squeezed },
        fault: (answer) => compressionFault(answer, file, body(file)),
      }),
    ),
    ...samples.map(
      (file): Expectation => ({
        promise: 'HEAD',
        asked: { path: addressOf(file), headers: plain, method: 'HEAD' },
        fault: (answer) =>
          firstFault(
            answer.status !== 200 && `status ${answer.status}`,
            answer.body.length > 0 && 'has a body',
            isOtherType(answer, file),
            missingHeader(answer, site.headers),
          ),
      }),
    ),
    ...samples.map(
      (file): Expectation => ({
        promise: '304',
        asked: { path: addressOf(file), headers: squeezed },
        async fault({ headers: { etag } }, askAgain) {
          if (!etag) return 'no ETag';
          const again = await askAgain({
            path: addressOf(file),
            headers: { ...squeezed, 'if-none-match': etag },
          });
          return firstFault(
            again.status !== 304 && `status ${again.status}`,
            again.body.length > 0 && 'has a body',
          );
        },
      }),
    ),
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
        promise: 'odd path',
        asked: { path, headers: plain },
        fault: (answer) =>
          firstFault(
            // What resolves to the home page may be answered with it, and with nothing else.
            ![301, 302, 307, 308, 400, 404].includes(answer.status) &&
              !(answer.status === 200 && answer.body.equals(body('/index.html'))) &&
              `status ${answer.status}`,
            /^\/\/|^\w+:/.test(location(answer) ?? '') && `leads away to ${answer.headers.location}`,
          ),
      }),
    ),
  ];
}

function firstFault(...faults: readonly (string | false | null)[]): string | null {
  return faults.find((fault) => typeof fault === 'string') || null;
}

/** A server may write its own type for XML and icons, and leave out the charset where the format has its own. */
function isOtherType({ headers }: Answer, file: string): string | false {
  const normal = (type: string) =>
    type
      .toLowerCase()
      .replace(/\s*;\s*charset=utf-8$/, '')
      .replace('text/xml', 'application/xml')
      .replace('application/javascript', 'text/javascript')
      .replace('image/vnd.microsoft.icon', 'image/x-icon');
  const type = headers['content-type'] ?? '';
  const wanted = contentType(file);
  if (normal(type) !== normal(wanted)) return `content-type: ${type}, not ${wanted}`;
  // A module is UTF-8 whatever the server says; other text is not.
  const needsCharset = wanted.startsWith('text/') && !wanted.startsWith('text/javascript');
  return needsCharset && !/charset=utf-8/i.test(type) && `content-type without charset: ${type}`;
}

function missingHeader({ headers }: Answer, wanted: Readonly<Record<string, string>>): string | null {
  const name = Object.keys(wanted).find((each) => headers[each] !== wanted[each]);
  return name ? `${name}: ${headers[name]}` : null;
}

function isKept({ headers }: Answer): boolean {
  return /immutable|max-age=[1-9]/.test(headers['cache-control'] ?? '');
}

/** Where an answer leads, without the server's own name. */
function location({ headers }: Answer): string | null {
  return headers.location?.replace(/^https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?=\/)/, '') ?? null;
}

function withQuery(to: string): string {
  const [path, fragment] = to.split('#');
  return `${path}?kilde=brev${fragment === undefined ? '' : `#${fragment}`}`;
}

function compressionFault(answer: Answer, file: string, body: Buffer): string | null {
  const encoding = answer.headers['content-encoding'];
  // Below this a host need not bother.
  if (!isCompressible(contentType(file)) || body.length < 1000) {
    return encoding && !isCompressible(contentType(file)) ? `compressed with ${encoding}` : null;
  }
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[encoding ?? ''];
  return firstFault(
    !unpack && `content-encoding: ${encoding}`,
    unpack !== undefined && !unpack(answer.body).equals(body) && 'other bytes when unpacked',
    !/accept-encoding/i.test(answer.headers.vary ?? '') && `vary: ${answer.headers.vary}`,
  );
}
