import { Agent, type IncomingHttpHeaders, request } from 'node:http';

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
  /** In ms, without any data from the server. */
  readonly timeout?: number;
};

/** Sends a request to a local server. `fetch` would normalize the path, follow redirects and decompress the body. */
export function sendRequest(
  port: number,
  { path, method = 'GET', headers = {}, timeout = 30_000 }: RequestOptions,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers }, agent, timeout },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent
      .on('error', reject)
      // Also closes the connection: requests wait without a timeout while all connections are in use.
      .on('timeout', () => sent.destroy(new Error(`no answer within ${timeout / 1000} seconds`)))
      .end();
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
