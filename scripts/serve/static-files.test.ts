import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { sendRequest } from '../../tests/hosts/request.ts';
import { listen } from '../lib/listen.ts';
import { staticFiles } from './static-files.ts';

const site = {
  'index.html': 'forside',
  'omos.html': 'om os',
  '404.html': 'findes ikke',
  'artikler/a.html': 'artikel a',
  'artikler/404.html': 'artiklen findes ikke',
  'assets/main-abc.css': 'main{}',
  'billede.png': 'png',
  '_redirects': [
    '/about /omos 301',
    '/index.html / 301',
    '/anker /omos#hold 301',
    '/b%C3%B8h /omos 301',
    '/kunder/* /omos 301',
  ].join('\n'),
  '_headers':
    '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
};

let port: number;
beforeAll(async () => {
  const inDist = Object.entries(site).map(([name, content]) => [`dist/${name}`, content]);
  const folder = temporaryFolder({ 'secret.html': 'secret', ...Object.fromEntries(inDist) });
  const server = await listen(createServer(await staticFiles(join(folder, 'dist'))));
  port = server.port;
  return server.close;
});

const get = (path: string, headers = {}, method = 'GET') => sendRequest(port, { path, headers, method });

test.each([
  ['/', 200, 'forside'],
  ['/omos', 200, 'om os'],
  ['/omos?a=1', 200, 'om os'],
  ['/artikler/a', 200, 'artikel a'],
  ['/ukendt', 404, 'findes ikke'],
  ['/artikler/ukendt', 404, 'artiklen findes ikke'],
  ['/artikler/ukendt/', 404, 'artiklen findes ikke'],
  ['/404', 404, 'findes ikke'],
  ['/artikler/404', 404, 'artiklen findes ikke'],
  ['/_headers', 404, 'findes ikke'],
  ['/../secret.html', 404, 'findes ikke'],
  ['/..%2fsecret', 404, 'findes ikke'],
  ['/artikler/..%5c..%5csecret', 404, 'findes ikke'],
  ['/%00', 404, 'findes ikke'],
  ['/%E0%A4%A', 404, 'findes ikke'],
  ['//omos/', 404, 'findes ikke'],
])('answers %s with %i', async (path, status, text) => {
  const answer = await get(path);
  expect({ status: answer.status, body: answer.body.toString() }).toEqual({ status, body: text });
});

test.each([
  ['/about', 301, '/omos'],
  ['/about?kilde=brev', 301, '/omos?kilde=brev'],
  ['/anker?a=1', 301, '/omos?a=1#hold'],
  ['/index.html', 301, '/'],
  ['/b%C3%B8h', 301, '/omos'],
  ['/kunder/bager/2020', 301, '/omos'],
  ['/omos/', 308, '/omos'],
  ['/omos.html?a=1', 308, '/omos?a=1'],
  ['/artikler/a.html', 308, '/artikler/a'],
])('redirects %s with %i to %s', async (path, status, location) => {
  const answer = await get(path);
  expect({ status: answer.status, location: answer.headers.location }).toEqual({ status, location });
});

test('sends the headers of _headers with every response', async () => {
  for (const path of ['/omos', '/ukendt', '/about'])
    expect((await get(path)).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  expect((await get('/assets/main-abc.css')).headers['cache-control']).toContain('immutable');
});

test('compresses text with brotli or gzip and leaves images uncompressed', async () => {
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

test('answers a known ETag with 304, HEAD with the length, both without a body, and no other method', async () => {
  const { headers } = await get('/omos');
  const again = await get('/omos', { 'If-None-Match': `${headers.etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await get('/omos', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '5', 0]);
  expect((await get('/omos', {}, 'POST')).status).toBe(405);
});
