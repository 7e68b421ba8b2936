import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server, by default on any free local port. `close` also closes open connections. */
export async function listen(server: Server, port = 0, host = '127.0.0.1') {
  await once(server.listen(port, host), 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const actualPort = (server.address() as AddressInfo).port;
  return { port: actualPort, origin: `http://localhost:${actualPort}`, close };
}
