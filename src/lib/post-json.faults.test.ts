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
/** A receiver that reads the request, writes these bytes as they are, and hangs up or stays silent. */
const raw = (bytes: string, { hangUp }: { hangUp: boolean }) =>
  listen(
    createSocketServer((socket) => {
      socket.once('data', () => {
        socket.write(bytes);
        if (hangUp) socket.destroySoon();
      });
    }),
  );
const post = (url: string, timeoutMs = 5000) =>
  postJson({ url, body: { name: 'Åse' }, fetch: (address, init) => fetch(address, init), timeoutMs });

test('a webhook that takes the lead and never answers is given up', async () => {
  const url = await webhook((request) => request.resume());
  expect(await post(url, 100)).toMatchObject({ ok: false, reason: 'timeout' });
});

test('a webhook that stops within its headers is given up', async () => {
  const url = await raw('HTTP/1.1 200 OK\r\nContent-Type: text/pl', { hangUp: false });
  expect(await post(url, 100)).toMatchObject({ ok: false, reason: 'timeout' });
});

test('a webhook that hangs up within its headers is a failure', async () => {
  const url = await raw('HTTP/1.1 200 OK\r\nContent-Type: text/pl', { hangUp: true });
  expect(await post(url)).toMatchObject({ ok: false, reason: 'network' });
});

test('a webhook that answers something else than HTTP is a failure', async () => {
  const url = await raw('200 OK\n', { hangUp: true });
  expect(await post(url)).toMatchObject({ ok: false, reason: 'network' });
});

test('half an error is a failure with its status', async () => {
  const url = await raw('HTTP/1.1 503 Busy\r\nContent-Length: 100\r\n\r\nVi har tra', { hangUp: true });
  expect(await post(url)).toMatchObject({ ok: false, reason: 'status', status: 503 });
});

test('an error whose text never comes is a failure with its status', async () => {
  const url = await raw('HTTP/1.1 503 Busy\r\nContent-Length: 100\r\n\r\n', { hangUp: false });
  expect(await post(url, 200)).toEqual({ ok: false, reason: 'status', status: 503, text: '' });
});

test('a success is a success when its status has come, whatever becomes of its text', async () => {
  const url = await raw('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nta', { hangUp: true });
  expect(await post(url)).toEqual({ ok: true, status: 200 });
});

test.each([301, 302, 303, 307, 308])(
  'a webhook that redirects with %i to a page that answers 200 has not got the lead',
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

test('of an error of 10 MB the beginning is read, and the rest is not waited for', async () => {
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
  expect(await post(url)).toEqual({ ok: false, reason: 'status', status: 500, text: 'x'.repeat(2000) });
  expect(written).toBeLessThan(total);
});

test('a success of 10 MB is a success at once', async () => {
  const url = await webhook((request, response) => {
    request.resume();
    response.end('x'.repeat(10 * 1024 * 1024));
  });
  expect(await post(url)).toEqual({ ok: true, status: 200 });
});
