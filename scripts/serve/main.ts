import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { checkEnvironment } from '../environment/check-environment.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { root } from '../lib/root.ts';
import { stopWithNpm } from '../lib/stop-with-npm.mjs';
import { createStaticHost } from './static-host.ts';

/*
 * Serves `dist/` until the process is stopped, and prints the URL. Only this computer reaches it, unless `SERVE_HOST` is another
 * address, such as `0.0.0.0`. `PORT` (0: any free port), `DIST_DIRECTORY` and `LEADS_DIRECTORY` override the defaults.
 */

checkEnvironment();
const port = Number(process.env.PORT || 4173);
const server = await createStaticHost({
  directory: builtDirectory(),
  leads: resolve(root, process.env.LEADS_DIRECTORY || 'leads'),
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} er optaget. Vælg en anden: PORT=${port + 1} npm start`
      : `Serveren kunne ikke starte: ${error.message}`,
  );
  process.exitCode = 1;
});
server.listen(port, process.env.SERVE_HOST || '127.0.0.1', () => {
  console.log(`Siden vises på http://localhost:${(server.address() as AddressInfo).port}`);
});
stopWithNpm();
