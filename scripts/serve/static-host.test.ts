import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '../../tests/fixtures/start-webhook.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { sendRequest } from '../../tests/hosts/request.ts';
import { startStaticHost } from './static-host.ts';

const folder = temporaryFolder({
  'dist/index.html': 'forside',
  'dist/omos.html': 'om os',
  'dist/404.html': 'findes ikke',
  'dist/_redirects': '/about /omos 301',
  'dist/_headers': '/*\n  X-Frame-Options: DENY\n',
});
const options = { directory: join(folder, 'dist'), leads: join(folder, 'leads') };
let host: Awaited<ReturnType<typeof startStaticHost>>;
let publicHost: Awaited<ReturnType<typeof startStaticHost>>;
beforeAll(async () => {
  host = await startStaticHost(options);
  publicHost = await startStaticHost({ ...options, isPublic: true });
});
afterAll(() => {
  host.close();
  publicHost.close();
});

async function post(port: number, headers: Record<string, string>) {
  const { status } = await sendRequest(port, {
    path: '/webhook/kontakt',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(message),
  });
  return status;
}

test.each([
  [
    'a page of the site',
    (port: number) => ({ Host: `localhost:${port}`, Origin: `http://localhost:${port}` }),
  ],
  [
    'the same under its number',
    (port: number) => ({ Host: `127.0.0.1:${port}`, Origin: `http://127.0.0.1:${port}` }),
  ],
  ['a program', (port: number) => ({ Host: `[::1]:${port}` })],
])('takes leads from %s', async (_name, headers) => {
  expect(await post(host.port, headers(host.port))).toBe(204);
});

test.each([
  ['another site', (port: number) => ({ Host: `localhost:${port}`, Origin: 'https://anden.example' })],
  ['another port', (port: number) => ({ Host: `localhost:${port}`, Origin: 'http://localhost:1' })],
  ['a page without an origin', (port: number) => ({ Host: `localhost:${port}`, Origin: 'null' })],
  [
    'a name that points to this computer',
    (port: number) => ({ Host: `anden.example:${port}`, Origin: `http://anden.example:${port}` }),
  ],
  ['such a name without an origin', (port: number) => ({ Host: `anden.example:${port}` })],
])('takes no leads from %s', async (_name, headers) => {
  const before = await readFile(join(folder, 'leads/kontakt.ndjson'), 'utf8').catch(() => '');
  expect(await post(host.port, headers(host.port))).toBe(403);
  expect(await readFile(join(folder, 'leads/kontakt.ndjson'), 'utf8').catch(() => '')).toBe(before);
});

test('a server that other computers reach takes leads under any name, from its own pages only', async () => {
  const Host = 'min-maskine.local:4173';
  expect(await post(publicHost.port, { Host, Origin: `http://${Host}` })).toBe(204);
  expect(await post(publicHost.port, { Host, Origin: 'http://anden.example' })).toBe(403);
});

test.each([
  ['/omos', 200, 'om os'],
  ['/omos?a=1', 200, 'om os'],
  ['', 200, 'forside'],
  ['?a=1', 200, 'forside'],
  ['/ukendt', 404, 'findes ikke'],
  ['//omos', 404, 'findes ikke'],
])('answers a request for the whole address http://localhost%s with %i', async (rest, status, text) => {
  const answer = await sendRequest(host.port, { path: `http://localhost:${host.port}${rest}` });
  expect([answer.status, answer.body.toString()]).toEqual([status, text]);
});
