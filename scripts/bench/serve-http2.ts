import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticFiles } from '../serve/static-files.ts';

/** Serves a folder like a production host: as `npm start` does, but over HTTP/2 with TLS. */
export async function serveHttp2(directory: string): Promise<{ origin: string; close: () => void }> {
  const files = await staticFiles(directory);
  const server = createSecureServer(certificate(), (request, response) => {
    // Node's compatibility layer for HTTP/2 has the parts of both classes that the handler uses.
    void files(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

/** Creates a temporary self-signed certificate. The browser must ignore certificate errors. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const command = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
    execFileSync('openssl', command.split(' '), { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
