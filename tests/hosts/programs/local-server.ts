import { startStaticHost } from '../../../scripts/serve/static-host.ts';
import type { Program } from './program.ts';

/** The server of `npm start`, which uses Netlify's parsers and matcher. */
export const localServer: Program = {
  name: 'npm start',
  isInstalled: true,
  async start({ dist, work, port }) {
    const { close } = await startStaticHost({ directory: dist, leads: work, port });
    return async () => close();
  },
};
