import type { IncomingMessage } from 'node:http';

/** Reads a request body of at most `limit` bytes. Resolves to the reason if the body is too large or incomplete. */
export function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Uint8Array | 'too-large' | 'broken'> {
  return new Promise((resolve) => {
    if (Number(request.headers['content-length']) > limit) {
      request.resume();
      resolve('too-large');
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else resolve('too-large');
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve('broken'));
    request.on('close', () => resolve('broken'));
  });
}
