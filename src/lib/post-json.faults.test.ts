import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
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
/** Starts a TCP server that reads the request, writes raw bytes, then closes the connection or keeps it open. */
const raw = (bytes: string, { hangUp }: { hangUp: boolean }) =>
  listen(
    createSocketServer((socket) => {
      socket.once('data', () => {
        socket.write(bytes);
        if (hangUp) socket.destroySoon();
      });
    }),
  );
const post = (url: string, timeoutMs = 5000) => postJson(url, { name: 'Åse' }, timeoutMs);

test('times out when the webhook never responds', async () => {
  const url = await webhook((request) => request.resume());
  expect(await post(url, 100)).toMatchObject({ ok: false, reason: 'timeout' });
});

test('times out when the webhook stalls within the headers', async () => {
  const url = await raw('HTTP/1.1 200 OK\r\nContent-Type: text/pl', { hangUp: false });
  expect(await post(url, 100)).toMatchObject({ ok: false, reason: 'timeout' });
});

test('fails when the webhook closes the connection within the headers', async () => {
  const url = await raw('HTTP/1.1 200 OK\r\nContent-Type: text/pl', { hangUp: true });
  expect(await post(url)).toMatchObject({ ok: false, reason: 'network' });
});

test('fails when the response is not HTTP', async () => {
  const url = await raw('200 OK\n', { hangUp: true });
  expect(await post(url)).toMatchObject({ ok: false, reason: 'network' });
});

test('returns the status of an error whose body is cut off', async () => {
  const url = await raw('HTTP/1.1 503 Busy\r\nContent-Length: 100\r\n\r\nVi har tra', { hangUp: true });
  expect(await post(url)).toEqual({ ok: false, reason: 503, text: '' });
});

test('returns the status of an error whose body never arrives', async () => {
  const url = await raw('HTTP/1.1 503 Busy\r\nContent-Length: 100\r\n\r\n', { hangUp: false });
  expect(await post(url, 2000)).toEqual({ ok: false, reason: 503, text: '' });
});

test('succeeds as soon as the status has arrived, even if the body is cut off', async () => {
  const url = await raw('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nta', { hangUp: true });
  expect(await post(url)).toEqual({ ok: true });
});

test.each([301, 302, 303, 307, 308])(
  'fails when the webhook redirects with %i, even to a page that returns 200',
  async (status) => {
    const asked: string[] = [];
    const url = await webhook((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url === '/webhook') response.writeHead(status, { Location: '/login' }).end();
      else response.end('Log ind');
    });
    expect(await post(url)).toMatchObject({ ok: false, reason: 'network' });
    expect(asked).toEqual(['POST /webhook']);
  },
);

test('reads only the start of a 10 MB error body', async () => {
  const total = 10 * 1024 * 1024;
  let written = 0;
  const url = await webhook((request, response) => {
    request.resume();
    response.writeHead(500, { 'Content-Type': 'text/plain' });
    const more = () => {
      while (written < total && !response.destroyed) {
        written += 64 * 1024;
        if (!response.write('x'.repeat(64 * 1024))) return;
      }
      response.end();
    };
    response.on('drain', more);
    more();
  });
  expect(await post(url)).toEqual({ ok: false, reason: 500, text: 'x'.repeat(2000) });
  expect(written).toBeLessThan(total);
});

test('succeeds for a response with a 10 MB body', async () => {
  const url = await webhook((request, response) => {
    request.resume();
    response.end('x'.repeat(10 * 1024 * 1024));
  });
  expect(await post(url)).toEqual({ ok: true });
});
