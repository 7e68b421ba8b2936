import { createServer, type Server } from 'node:http';
import { listen } from '../lib/listen.ts';
import { staticFiles } from './static-files.ts';
import { createWebhook } from './webhook.ts';

type Options = {
  /** Directory of the built site. */
  readonly directory: string;
  /** Directory in which submitted forms are stored. */
  readonly leads: string;
};

/** Creates a server for the static site and the webhook of its two forms, not yet listening. */
export async function createStaticHost({ directory, leads }: Options): Promise<Server> {
  const files = await staticFiles(directory);
  const webhook = createWebhook(leads);

  return createServer(async (request, response) => {
    try {
      if (!(await webhook(request, response))) await files(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
}

/** Creates the server and listens on a local port, by default any free one. */
export async function startStaticHost({ port = 0, ...options }: Options & { readonly port?: number }) {
  return listen(await createStaticHost(options), port);
}
