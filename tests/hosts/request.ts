import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RawResponse = Awaited<ReturnType<typeof sendRequest>>;

/**
 * Sends a request to a local server and returns the response with its body still compressed. `fetch` would normalize the
 * path, follow redirects and decompress the body.
 */
export async function sendRequest(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const signal = AbortSignal.timeout(30_000);
  const sent = request({ host: '127.0.0.1', port, path, headers: { ...headers }, signal }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
