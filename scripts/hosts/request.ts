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
};

/** Sends a request to a local server. `fetch` would normalize the path, follow redirects and decompress the body. */
export function sendRequest(
  port: number,
  { path, method = 'GET', headers = {} }: RequestOptions,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers }, agent, timeout: 30_000 },
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
    )
      .on('error', reject)
      .on('timeout', () => reject(new Error('no answer within 30 seconds')))
      .end();
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
