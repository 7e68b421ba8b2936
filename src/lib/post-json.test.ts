import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { postJson } from './post-json.ts';

async function listen(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
}

const webhook = (answer: RequestListener) => listen(createServer(answer));
/** Starts a server that answers each request with raw bytes, then hangs up, or says nothing more. */
const raw = (bytes: string, hangsUp: boolean) =>
  listen(
    createSocketServer((socket) => {
      socket.once('data', () => {
        socket.write(bytes);
        if (hangsUp) socket.destroySoon();
      });
    }),
  );

afterEach(() => vi.unstubAllGlobals());

test('posts JSON, and any 2xx status is a success whose body is not read', async () => {
  const received: unknown[] = [];
  const url = await webhook((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push(request.method, request.headers['content-type'], JSON.parse(body));
      response.writeHead(202).write('ta');
    });
  });
  expect(await postJson(url, { name: 'Åse "Ø" <b>' })).toEqual({ ok: true });
  expect(received).toEqual(['POST', 'application/json', { name: 'Åse "Ø" <b>' }]);
});

test.each([400, 404, 500])(
  'returns the status %i of a failure with the start of its text',
  async (status) => {
    const url = await webhook((_request, response) => response.writeHead(status).end('ø'.repeat(9000)));
    expect(await postJson(url, {})).toEqual({ ok: false, reason: status, text: 'ø'.repeat(2000) });
  },
);

test('sends once more, after a pause, to a receiver that has too much to do', async () => {
  const asked: number[] = [];
  const url = await webhook((_request, response) => {
    asked.push(Date.now());
    response.writeHead(asked.length % 3 ? 429 : 204).end();
  });
  expect(await postJson(url, {}, 1000)).toMatchObject({ ok: false, reason: 429 });
  expect(await postJson(url, {}, 1000)).toEqual({ ok: true });
  expect(Number(asked[1]) - Number(asked[0])).toBeGreaterThanOrEqual(240);
  expect(asked).toHaveLength(3);
});

const busy = 'HTTP/1.1 503 Busy\r\nContent-Length: 100\r\n\r\nVi har tra';
test.each([
  ['never responds', '', false, 'timeout'],
  ['hangs up within the headers', 'HTTP/1.1 200 OK\r\nContent-Type: te', true, 'network'],
  ['does not speak HTTP', '200 OK\n', true, 'network'],
  ['stalls within the text of an error', busy, false, 503],
] as const)('fails when the webhook %s', async (_what, bytes, hangsUp, reason) => {
  const url = await raw(bytes, hangsUp);
  expect(await postJson(url, {}, hangsUp ? 5000 : 300)).toMatchObject({ ok: false, reason });
});

test('does not follow a redirect, which browsers would ask with GET: the lead would be lost', async () => {
  const asked: unknown[] = [];
  const url = await webhook((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/webhook') response.writeHead(302, { Location: '/login' }).end();
    else response.end('Log ind');
  });
  expect(await postJson(url, {})).toMatchObject({ ok: false, reason: 'network' });
  expect(asked).toEqual(['POST /webhook']);
});
