import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Response whose body is still compressed. */
export type RawResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type RequestOptions = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends a request to a local server. `fetch` would normalize the path, follow redirects and decompress the body. */
export async function sendRequest(
  port: number,
  { path, method = 'GET', headers = {} }: RequestOptions,
): Promise<RawResponse> {
  const signal = AbortSignal.timeout(30_000);
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { ...headers }, signal }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
