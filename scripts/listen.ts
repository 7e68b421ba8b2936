import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a server listen on a port of this machine, any free one unless told; `close` ends its connections too. */
export async function listen(server: Server, port = 0) {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const given = (server.address() as AddressInfo).port;
  return { port: given, origin: `http://localhost:${given}`, close };
}
