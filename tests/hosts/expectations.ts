import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { redirects } from '#src/site/redirects.ts';
import { contentType, isText } from '../../scripts/site-files/content-type.ts';
import type { RawResponse } from './request.ts';

type Fault = string | false | undefined;

type Expectation = {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Returns what is wrong with the response. */
  readonly faults: (response: RawResponse) => readonly Fault[];
};

const decompress: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

/**
 * Returns everything that a host must do for visitors, whatever its software: for the files of a built site by path, such
 * as `/omos.html`, the headers that every response must have, by lower-case name, and the files that are no pages.
 */
export function expectations(
  contents: ReadonlyMap<string, Buffer>,
  common: Readonly<Record<string, string>>,
  copied: readonly string[],
): Expectation[] {
  const files = [...contents.keys()];
  const pages = files.filter(
    (file) => file.endsWith('.html') && !file.endsWith('/404.html') && !copied.includes(file),
  );
  const pathOf = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));
  /** Folders whose files are cached, each with its oldest age; not for a 404, which browsers would keep. */
  const cached = { '/assets/': /max-age=31536000, immutable/, '/billeder/': /max-age=86400/ };

  const serves = (path: string, file: string, status = 200): Expectation => ({
    path,
    faults: (response) => {
      const { headers, body } = response;
      const age = Object.entries(cached).find(([folder]) => status === 200 && file.startsWith(folder))?.[1];
      const caching = headers['cache-control'] ?? '';
      const type = headers['content-type'];
      return [
        response.status !== status && `status ${response.status}, not ${status}`,
        !body.equals(contents.get(file) ?? Buffer.alloc(0)) && `other bytes than ${file}`,
        type !== contentType(file) && `content-type: ${type}, not ${contentType(file)}`,
        !(age ?? /max-age=0, must-revalidate/).test(caching) && `cache-control: ${caching}`,
        headerFault(response, common),
      ];
    },
  });
  const leads = (path: string, to: string, status: number): Expectation => ({
    path: `${path}?kilde=brev`,
    faults: (response) => {
      const { location } = response.headers;
      const target = to.replace(/#|$/, (hash) => `?kilde=brev${hash}`);
      return [
        response.status !== status && `status ${response.status}, not ${status}`,
        // Relative: behind a proxy that ends TLS, a server's own absolute address begins with http.
        location !== target && `leads to ${location}, not ${target}`,
        headerFault(response, common),
      ];
    },
  });
  const compresses = (file: string): Expectation => ({
    path: pathOf(file),
    headers: { 'accept-encoding': 'gzip, br' },
    faults: ({ headers, body }) => {
      const inflate = decompress[headers['content-encoding'] ?? ''];
      if (!isText(contentType(file))) return [inflate && 'compressed for nothing'];
      return [
        !inflate?.(body).equals(contents.get(file) ?? Buffer.alloc(0)) && 'not compressed, or other bytes',
        !/accept-encoding/i.test(headers.vary ?? '') && `vary: ${headers.vary}`,
      ];
    },
  });
  /** A large file of each type, so that it is worth compressing. */
  const samples = new Map(
    files.filter((file) => (contents.get(file)?.length ?? 0) > 1000).map((file) => [contentType(file), file]),
  );

  return [
    ...pages.map((file) => serves(pathOf(file), file)),
    ...copied.map((file) => serves(file, file)),
    ...pages
      .filter((file) => file !== '/index.html')
      .flatMap((file) => [leads(`${pathOf(file)}/`, pathOf(file), 308), leads(file, pathOf(file), 308)]),
    ...redirects.map(({ from, to }) => leads(from.replace('*', 'a/b'), to, 301)),
    ...[...samples.values()].flatMap((file) => [serves(pathOf(file), file), compresses(file)]),
    ...[
      '/404',
      '/findes-ikke',
      '/findes/ikke/',
      '/findes%2Fikke',
      '/assets/findes-ikke.js',
      '/assets/',
      '/_headers',
      '/_redirects',
    ].map((path) => serves(path, '/404.html', 404)),
    ...['/artikler/404', '/artikler/findes-ikke', '/artikler/findes-ikke/', '/artikler/findes/ikke'].map(
      (path) => serves(path, '/artikler/404.html', 404),
    ),
    ...[
      '/%E6',
      '//example.org/',
      '//omos/',
      '/%5cexample.org',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/%00',
    ].map((path) => ({
      path,
      faults: ({ status, headers: { location = '' } }: RawResponse) => [
        ![301, 308, 400, 404].includes(status) && `status ${status}`,
        /^\/\/|^\w+:/.test(location) && `leads away to ${location}`,
      ],
    })),
  ];
}

function headerFault({ headers }: RawResponse, expected: Readonly<Record<string, string>>): Fault {
  const name = Object.keys(expected).find((each) => headers[each] !== expected[each]);
  return name && `${name}: ${headers[name]}`;
}
