import { createServer } from 'node:http';
import { listen } from '../lib/listen.ts';
import { staticFiles } from './static-files.ts';
import { createWebhook } from './webhook.ts';

type Options = {
  /** Directory of the built site. */
  readonly directory: string;
  /** Directory in which submitted forms are stored. */
  readonly leads: string;
  /** By default any free one. */
  readonly port?: number;
  readonly host?: string;
};

/** Serves the static site and the webhook of its two forms. */
export async function startStaticHost({ directory, leads, port, host }: Options) {
  const files = await staticFiles(directory);
  const webhook = createWebhook(leads);
  const server = createServer(async (request, response) => {
    try {
      if (!(await webhook(request, response))) await files(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  return listen(server, port, host);
}
