import { createStaticHost } from '../../serve/static-host.ts';
import type { Program } from './program.ts';

/** `npm start`: our own server, with Netlify's parsers and matcher. */
export const own: Program = {
  name: 'npm start',
  version: () => '',
  async start({ dist, work, port }) {
    const server = await createStaticHost({ directory: dist, leads: work });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return async () => {
      server.closeAllConnections();
      server.close();
    };
  },
};
