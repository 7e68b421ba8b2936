import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { message, quote, startWebhook } from '../../tests/fixtures/start-webhook.ts';

async function serve() {
  const { close, ...webhook } = await startWebhook();
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

test('answers a message with 204 and stores it as one line', async () => {
  const { origin, directory } = await serve();
  const response = await post(`${origin}/webhook/kontakt`, JSON.stringify(message));
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(await readFile(join(directory, 'kontakt.ndjson'), 'utf8')).toBe(`${JSON.stringify(message)}\n`);
});

test('stores a quote request in its own file and ignores the query', async () => {
  const { origin, directory } = await serve();
  const headers = { 'Content-Type': 'Application/JSON ; charset=utf-8' };
  const response = await post(`${origin}/webhook/tilbud?x=1`, JSON.stringify(quote), headers);
  expect(response.status).toBe(204);
  expect(await readFile(join(directory, 'tilbud.ndjson'), 'utf8')).toBe(`${JSON.stringify(quote)}\n`);
});

test('answers 500 when a lead cannot be written', async () => {
  const { origin, directory } = await serve();
  // A file in place of the directory makes writing fail.
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

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with 405 and Allow: POST', async (method) => {
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
])('answers content of type %j %j with 415', async (type, more) => {
  const { origin } = await serve();
  const response = await post(`${origin}/webhook/kontakt`, new Blob([JSON.stringify(message)]), {
    'Content-Type': type,
    ...more,
  } as Record<string, string>);
  expect(response.status).toBe(415);
});

test('accepts a body of 64 KB and rejects a larger one', async () => {
  const { origin, directory } = await serve();
  const body = JSON.stringify(message);
  const padded = (size: number) => body + ' '.repeat(size - Buffer.byteLength(body));
  const limit = 64 * 1024;
  const fits = await post(`${origin}/webhook/kontakt`, padded(limit));
  const over = await post(`${origin}/webhook/kontakt`, padded(limit + 1));
  expect([fits.status, over.status]).toEqual([204, 413]);
  expect((await readFile(join(directory, 'kontakt.ndjson'), 'utf8')).split('\n')).toHaveLength(2);
});

test.each([
  ['not JSON', '{"name":', ['Indholdet er ikke gyldig JSON i UTF-8']],
  ['an empty body', '', ['Indholdet er ikke gyldig JSON i UTF-8']],
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
])('answers %s with 400 and the reasons and writes nothing', async (_what, body, fejl) => {
  const { origin, directory } = await serve();
  const response = await post(`${origin}/webhook/kontakt`, body);
  expect([response.status, await response.json()]).toEqual([400, { fejl }]);
  await expect(stat(directory)).rejects.toThrow('ENOENT');
});

test.each(['/', '/webhook', '/webhook/', '/webhook/tilbud/', '/webhook/andet', '/webhook/toString'])(
  'does not handle %s',
  async (path) => {
    const { origin } = await serve();
    expect((await post(`${origin}${path}`, '{}')).status).toBe(418);
  },
);

test('does not store an interrupted request and accepts the next one', async () => {
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

test('rejects 10 MB before receiving them and closes the connection', async () => {
  const { origin } = await serve();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST /webhook/kontakt HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${10 * 1024 * 1024}\r\n\r\n{`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nConnection: close\r\n/i);
});

test('forbids caching of responses and sends reasons as JSON', async () => {
  const { origin } = await serve();
  const accepted = await post(`${origin}/webhook/kontakt`, JSON.stringify(message));
  const rejected = await post(`${origin}/webhook/kontakt`, '{}');
  const sent = [accepted, rejected].map(({ status, headers }) => [
    status,
    headers.get('cache-control'),
    headers.get('content-type'),
  ]);
  expect(sent).toEqual([
    [204, 'no-store', null],
    [400, 'no-store', 'application/json; charset=utf-8'],
  ]);
});
