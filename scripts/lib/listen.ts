import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a local port, by default any free one. `close` also closes open connections. */
export async function listen(server: Server, port = 0) {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const actualPort = (server.address() as AddressInfo).port;
  return { port: actualPort, origin: `http://localhost:${actualPort}`, close };
}
