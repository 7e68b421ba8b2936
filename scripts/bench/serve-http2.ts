import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodedFiles } from '../serve/encoded-file.ts';
import { findFile } from '../serve/find-file.ts';
import { loadHeaders } from '../serve/load-headers.ts';

export type Http2Site = { readonly origin: string; readonly close: () => void };

/**
 * Serves a folder like a production host: HTTP/2 over TLS, compressed except for fonts and pictures, with the
 * Content-Security-Policy from the folder's `_headers`.
 */
export async function serveHttp2(directory: string): Promise<Http2Site> {
  const read = encodedFiles();
  const policy = (await loadHeaders(join(directory, '_headers')))('/')['Content-Security-Policy'];
  const server = createSecureServer(certificate(), async (request, response) => {
    const found = await findFile(directory, request.url.replace(/[?#].*/, ''));
    if (found.kind !== 'file') {
      response.writeHead(404).end();
      return;
    }
    const { body, type, encoding } = await read(found.file, 'br');
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000',
      ...(encoding && { 'content-encoding': encoding }),
      ...(policy && { 'content-security-policy': policy }),
    });
    response.end(body);
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
