import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createWebhook } from './webhook.ts';

const message = {
  name: 'Åse Ørsted',
  email: 'aase@firma.dk',
  phone: '',
  company: '',
  message: 'Vi skal bruge en hjemmeside.\nGerne snart.',
  timestamp: '2025-09-12T08:30:00.000Z',
  source: 'kontakt-formular',
};
const quote = {
  name: 'Åse Ørsted',
  email: 'aase@firma.dk',
  phone: '12 34 56 78',
  company: 'Ø & Å',
  website: '',
  message: '',
  selectedSize: 'mellem',
  sizeDescription: 'Op til 15 undersider',
  needsGoogle: 'ja',
  selectedSEO: 'standard',
  seoDescription: 'Standard SEO',
  totalPrice: 17000,
  seoPrice: 12000,
  timestamp: '2025-09-12T08:30:00.000Z',
  source: 'prisudregner',
};

async function serve() {
  const root = await mkdtemp(join(tmpdir(), 'webhook-'));
  const directory = join(root, 'leads');
  const webhook = createWebhook({ directory });
  const server = createServer(async (request, response) => {
    if (!(await webhook(request, response))) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await rm(root, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  return { directory, origin: `http://127.0.0.1:${port}` };
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
  const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
  const response = await post(`${origin}/webhook/tilbud?x=1`, JSON.stringify(quote), headers);
  expect(response.status).toBe(204);
  expect(await readFile(join(directory, 'tilbud.ndjson'), 'utf8')).toBe(`${JSON.stringify(quote)}\n`);
});

test('two hundred leads at once are two hundred whole lines', async () => {
  const { origin, directory } = await serve();
  const names = Array.from({ length: 200 }, (_, index) => `Kunde ${index}`);
  const sent = names.map((name) => post(`${origin}/webhook/kontakt`, JSON.stringify({ ...message, name })));
  expect((await Promise.all(sent)).every(({ status }) => status === 204)).toBe(true);
  const lines = (await readFile(join(directory, 'kontakt.ndjson'), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).name).sort()).toEqual(names.sort());
});

test('half a line left by a crash does not swallow the next lead', async () => {
  const { origin, directory } = await serve();
  await post(`${origin}/webhook/kontakt`, JSON.stringify(message));
  const file = join(directory, 'kontakt.ndjson');
  await writeFile(file, '{"name":"Hal');
  await post(`${origin}/webhook/kontakt`, JSON.stringify(message));
  expect(await readFile(file, 'utf8')).toBe(`{"name":"Hal\n${JSON.stringify(message)}\n`);
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
  expect(logged).toHaveBeenCalledOnce();
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

test('a body without a stated length is counted while it arrives', async () => {
  const { origin } = await serve();
  const status = await new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const request = httpRequest(`${origin}/webhook/kontakt`, { method: 'POST', headers }, ({ statusCode }) =>
      resolve(statusCode),
    );
    request.on('error', reject);
    for (let sent = 0; sent < 70; sent += 1) request.write(' '.repeat(1024));
  });
  expect(status).toBe(413);
});

test.each([
  ['not JSON', '{"name":', ['Indholdet er ikke gyldig JSON i UTF-8']],
  ['nothing', '', ['Indholdet er ikke gyldig JSON i UTF-8']],
  ['not UTF-8', Uint8Array.from([0x22, 0xff, 0x22]), ['Indholdet er ikke gyldig JSON i UTF-8']],
  ['a list', '[]', ['Indholdet skal være et objekt']],
  ['null', 'null', ['Indholdet skal være et objekt']],
  [
    'the wrong fields',
    JSON.stringify({ ...message, name: ' ', email: 7, message: undefined, source: 'x', extra: 1 }),
    [
      'name skal udfyldes',
      'email skal være tekst',
      'message mangler',
      'source skal være en af "kontakt-formular"',
      'Ukendt felt: extra',
    ],
  ],
  ['a long name', JSON.stringify({ ...message, name: 'x'.repeat(201) }), ['name må højst være 200 tegn']],
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
