import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const site: Record<string, string> = {
  'index.html': 'forside',
  'omos.html': 'om os',
  '404.html': 'findes ikke',
  'artikler.html': 'oversigt',
  'artikler/a.html': 'artikel a',
  'artikler/404.html': 'artiklen findes ikke',
  'mappe/index.html': 'mappe',
  'assets/main-abc.css': 'main{}',
  'billede.png': 'png',
  '_redirects': [
    '/about /omos 301',
    '/about/ /omos 301',
    '/index.html / 301',
    '/anker /omos#hold 301',
    '/b%C3%B8h /omos 301',
    '/kunder/* /omos 301',
  ].join('\n'),
  '_headers':
    '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
};

let port = 0;
const server = createServer();
beforeAll(async () => {
  const outer = mkdtempSync(join(tmpdir(), 'static-files-'));
  const directory = join(outer, 'dist');
  writeFileSync(join(outer, 'secret.html'), 'secret');
  for (const [name, content] of Object.entries(site)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  server.on('request', await staticFiles(directory));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Sent by hand: `fetch` would tidy up the path and unpack the body. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 200, 'forside'],
  ['/omos', 200, 'om os'],
  ['/omos?a=1', 200, 'om os'],
  ['/artikler', 200, 'oversigt'],
  ['/artikler/a', 200, 'artikel a'],
  ['/mappe/', 200, 'mappe'],
  ['/mappe', 200, 'mappe'],
  ['/ukendt', 404, 'findes ikke'],
  ['/ukendt/dybt/nede', 404, 'findes ikke'],
  ['/artikler/ukendt', 404, 'artiklen findes ikke'],
  ['/artikler/ukendt/', 404, 'artiklen findes ikke'],
  ['/_redirects', 404, 'findes ikke'],
  ['/_headers', 404, 'findes ikke'],
  ['/../secret.html', 404, 'findes ikke'],
  ['/..%2fsecret', 404, 'findes ikke'],
  ['/%2e%2e/secret', 404, 'findes ikke'],
  ['/artikler/..%5c..%5csecret', 404, 'findes ikke'],
  ['/%00', 404, 'findes ikke'],
  ['/%E0%A4%A', 404, 'findes ikke'],
  ['//omos/', 404, 'findes ikke'],
])('%s is answered with %i', async (path, status, text) => {
  const answer = await get(path);
  expect({ status: answer.status, body: answer.body.toString() }).toEqual({ status, body: text });
});

test.each([
  ['/about', 301, '/omos'],
  ['/about/', 301, '/omos'],
  ['/about?kilde=brev', 301, '/omos?kilde=brev'],
  ['/anker?a=1', 301, '/omos?a=1#hold'],
  ['/index.html', 301, '/'],
  ['/b%C3%B8h', 301, '/omos'],
  ['/b%c3%b8h', 301, '/omos'],
  ['/kunder', 301, '/omos'],
  ['/kunder/bager/2020', 301, '/omos'],
  ['/omos/', 308, '/omos'],
  ['/omos.html?a=1', 308, '/omos?a=1'],
  ['/artikler/a.html', 308, '/artikler/a'],
])('%s leads with %i to %s', async (path, status, location) => {
  const answer = await get(path);
  expect({ status: answer.status, location: answer.headers.location }).toEqual({ status, location });
});

test('the headers of _headers come with every answer, and caching per folder', async () => {
  const [page, asset, unknown] = await Promise.all([
    get('/omos'),
    get('/assets/main-abc.css'),
    get('/ukendt'),
  ]);
  expect(
    [page, asset, unknown].map(({ headers }) => [headers['x-frame-options'], headers['cache-control']]),
  ).toEqual([
    ['DENY', 'public, max-age=0, must-revalidate'],
    ['DENY', 'public, max-age=31536000, immutable'],
    ['DENY', 'public, max-age=0, must-revalidate'],
  ]);
});

test('text is sent with brotli, else gzip, else as it is; pictures never', async () => {
  const brotli = await get('/omos', { 'Accept-Encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe('om os');
  const gzip = await get('/omos', { 'Accept-Encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe('om os');
  const picture = await get('/billede.png', { 'Accept-Encoding': 'gzip, br' });
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers.etag).not.toBe(gzip.headers.etag);
});

test('a known version is answered with 304 and no body', async () => {
  const { headers } = await get('/omos');
  const again = await get('/omos', { 'If-None-Match': `W/${headers.etag}` });
  expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
  expect((await get('/omos', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('HEAD tells the length and sends nothing', async () => {
  const head = await get('/omos', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '5', 0]);
});

test('other methods are refused', async () => {
  const answer = await get('/omos', {}, 'POST');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});
