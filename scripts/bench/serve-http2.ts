import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentType, isCompressible } from '../site-files/content-type.ts';

export type Http2Site = { readonly origin: string; readonly close: () => void };

/** Brotli at its strongest, as a host compresses a static site once. */
export const brotli = (content: Uint8Array): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/**
 * Serves a folder as a good host does: HTTP/2 over TLS, everything but fonts and pictures compressed beforehand,
 * with the Content-Security-Policy that the folder's `_headers` names.
 */
export async function serveHttp2(directory: string): Promise<Http2Site> {
  const answers = new Map<
    string,
    { readonly type: string; readonly body: Buffer; readonly packed: boolean }
  >();
  const answerOf = (path: string) => {
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(directory, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (!file) return undefined;
    let answer = answers.get(file);
    if (!answer) {
      const type = contentType(file);
      const packed = isCompressible(type);
      const source = readFileSync(file);
      answer = { type, body: packed ? brotli(source) : source, packed };
      answers.set(file, answer);
    }
    return answer;
  };
  const headers = existsSync(join(directory, '_headers'))
    ? readFileSync(join(directory, '_headers'), 'utf8')
    : '';
  const policy = /Content-Security-Policy: (.+)/.exec(headers)?.[1];

  const server = createSecureServer(certificate(), (request, response) => {
    const answer = answerOf(decodeURIComponent(request.url.replace(/[?#].*/, '')));
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': answer.type,
      'content-length': answer.body.length,
      'cache-control': 'public, max-age=31536000',
      ...(answer.packed ? { 'content-encoding': 'br' } : {}),
      ...(policy ? { 'content-security-policy': policy } : {}),
    });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

/** A certificate for one run; the browser is started with certificate errors ignored. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
    execFileSync('openssl', words.split(' '), { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
