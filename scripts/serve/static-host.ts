import { createServer, type Server } from 'node:http';
import { listen } from '../listen.ts';
import { staticFiles } from './static-files.ts';
import { createWebhook } from './webhook.ts';

type Options = {
  /** The built folder. */
  readonly directory: string;
  /** The folder where what the forms send is kept. */
  readonly leads: string;
};

/** The site as a static host serves it, and a webhook for its two forms. Not listening yet. */
export async function createStaticHost({ directory, leads }: Options): Promise<Server> {
  const files = await staticFiles(directory);
  const webhook = createWebhook({ directory: leads });

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

/** The same, listening on a port of this machine; any free one unless told. */
export async function startStaticHost({ port = 0, ...options }: Options & { readonly port?: number }) {
  return listen(await createStaticHost(options), port);
}
