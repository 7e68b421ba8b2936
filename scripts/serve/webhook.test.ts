import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { message, quote, webhookUnderTest } from './webhook-under-test.ts';

async function serve() {
  const { close, ...webhook } = await webhookUnderTest();
  onTestFinished(close);
  return webhook;
}

function post(
  url: string,
  body: BodyInit,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
) {
  return fetch(url, { method: 'POST', body, headers });
}

test('a message is answered 204 and stands in the file as one line', async () => {
  const { origin, directory } = await serve();
  const response = await post(`${origin}/webhook/kontakt`, JSON.stringify(message));
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(await readFile(join(directory, 'kontakt.ndjson'), 'utf8')).toBe(`${JSON.stringify(message)}\n`);
});

test('a quote request goes to its own file, and a query is no hindrance', async () => {
  const { origin, directory } = await serve();
  const headers = { 'Content-Type': 'Application/JSON ; charset=utf-8' };
  const response = await post(`${origin}/webhook/tilbud?x=1`, JSON.stringify(quote), headers);
  expect(response.status).toBe(204);
  expect(await readFile(join(directory, 'tilbud.ndjson'), 'utf8')).toBe(`${JSON.stringify(quote)}\n`);
});

test('a lead that cannot be written is answered 500, not 204', async () => {
  const { origin, directory } = await serve();
  // A file where the directory should be: nothing can be written there.
  await writeFile(directory, '');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await post(`${origin}/webhook/kontakt`, JSON.stringify(message));
  expect([response.status, await response.json()]).toEqual([
    500,
    { fejl: ['Henvendelsen kunne ikke gemmes'] },
  ]);
  expect(logged.mock.calls).toEqual([['kontakt.ndjson kunne ikke skrives:', expect.any(Error)]]);
  logged.mockRestore();
});

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s is answered 405 with what is allowed', async (method) => {
  const { origin } = await serve();
  const response = await fetch(`${origin}/webhook/tilbud`, { method });
  expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
    405,
    'POST',
    { fejl: ['Brug POST'] },
  ]);
});

test.each([
  ['text/plain', {}],
  ['application/x-www-form-urlencoded', {}],
  ['', {}],
  ['application/json', { 'Content-Encoding': 'gzip' }],
])('content of type %j %j is answered 415', async (type, more) => {
  const { origin } = await serve();
  const response = await post(`${origin}/webhook/kontakt`, new Blob([JSON.stringify(message)]), {
    'Content-Type': type,
    ...more,
  } as Record<string, string>);
  expect(response.status).toBe(415);
});

test('64 KB pass, one byte more does not', async () => {
  const { origin, directory } = await serve();
  const padded = (size: number) => JSON.stringify(message).padEnd(size - 2, ' ');
  const limit = 64 * 1024;
  const fits = await post(`${origin}/webhook/kontakt`, padded(limit));
  const over = await post(`${origin}/webhook/kontakt`, `${padded(limit)}   ${' '.repeat(40)}`);
  expect([fits.status, over.status]).toEqual([204, 413]);
  expect((await readFile(join(directory, 'kontakt.ndjson'), 'utf8')).split('\n')).toHaveLength(2);
});

test.each([
  ['not JSON', '{"name":', ['Indholdet er ikke gyldig JSON i UTF-8']],
  ['nothing', '', ['Indholdet er ikke gyldig JSON i UTF-8']],
  ['not UTF-8', Uint8Array.from([0x22, 0xff, 0x22]), ['Indholdet er ikke gyldig JSON i UTF-8']],
  ['a list', '[]', ['Ugyldigt input: forventede objekt, fik liste']],
  ['null', 'null', ['Ugyldigt input: forventede objekt, fik null']],
  [
    'the wrong fields',
    JSON.stringify({ ...message, name: ' ', email: 7, message: undefined, source: 'x', extra: 1 }),
    [
      'name: skal udfyldes',
      'email: Ugyldigt input: forventede streng, fik tal',
      'message: Ugyldigt input: forventede streng, fik undefined',
      'source: Ugyldig værdi: forventede "kontakt-formular"',
      'Ukendt nøgle: "extra"',
    ],
  ],
  [
    'a long name',
    JSON.stringify({ ...message, name: 'x'.repeat(201) }),
    ['name: For stor: forventede streng havde <= 200 tegn'],
  ],
])('%s is answered 400 with the reasons, and nothing is written', async (_what, body, fejl) => {
  const { origin, directory } = await serve();
  const response = await post(`${origin}/webhook/kontakt`, body);
  expect([response.status, await response.json()]).toEqual([400, { fejl }]);
  await expect(stat(directory)).rejects.toThrow('ENOENT');
});

test.each(['/', '/webhook', '/webhook/', '/webhook/tilbud/', '/webhook/andet', '/webhook/toString'])(
  '%s is left to others',
  async (path) => {
    const { origin } = await serve();
    expect((await post(`${origin}${path}`, '{}')).status).toBe(418);
  },
);

test('what breaks off in the middle is not kept, and does not stop the next', async () => {
  const { origin, directory } = await serve();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(
    'POST /webhook/kontakt HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 300\r\n\r\n{"na',
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  expect((await post(`${origin}/webhook/kontakt`, JSON.stringify(message))).status).toBe(204);
  expect(await readFile(join(directory, 'kontakt.ndjson'), 'utf8')).toBe(`${JSON.stringify(message)}\n`);
});

test('10 MB are refused at once, before they have come, and the connection ends', async () => {
  const { origin } = await serve();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST /webhook/kontakt HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${10 * 1024 * 1024}\r\n\r\n{`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nConnection: close\r\n/i);
});

test('answers are never kept by a cache, and reasons are JSON', async () => {
  const { origin } = await serve();
  const taken = await post(`${origin}/webhook/kontakt`, JSON.stringify(message));
  const refused = await post(`${origin}/webhook/kontakt`, '{}');
  const told = [taken, refused].map(({ status, headers }) => [
    status,
    headers.get('cache-control'),
    headers.get('content-type'),
  ]);
  expect(told).toEqual([
    [204, 'no-store', null],
    [400, 'no-store', 'application/json; charset=utf-8'],
  ]);
});
