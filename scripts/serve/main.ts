import '../environment/read-env.mjs';

import { resolve } from 'node:path';
import { checkEnvironment } from '../environment/check-environment.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { root } from '../lib/root.ts';
import { stopWithNpm } from '../lib/stop-with-npm.mjs';
import { startStaticHost } from './static-host.ts';

/*
 * Serves `dist/` until the process is stopped, and prints the URL. Only this computer reaches it, unless `SERVE_HOST` is another
 * address, such as `0.0.0.0`. `PORT` (0: any free port), `OUT_DIRECTORY` and `LEADS_DIRECTORY` override the defaults.
 */

checkEnvironment();
const { origin } = await startStaticHost({
  directory: builtDirectory(),
  leads: resolve(root, process.env.LEADS_DIRECTORY || 'leads'),
  port: Number(process.env.PORT || 4173),
  host: process.env.SERVE_HOST || undefined,
});
console.log(`Siden vises på ${origin}`);
stopWithNpm();
