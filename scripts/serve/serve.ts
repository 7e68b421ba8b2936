import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createStaticHost } from './static-host.ts';

/**
 * Serves `dist/` until the process is told to stop, and prints the address. `PORT` (0: any free one) and
 * `LEADS_DIRECTORY` override the defaults.
 */
export async function serve(root: string): Promise<void> {
  const directory = resolve(root, 'dist');
  if (!existsSync(directory)) {
    console.error('There is no dist/ to serve. Run `npm start`, or `npm run build` first.');
    process.exitCode = 1;
    return;
  }
  const port = Number(process.env.PORT || 4173);
  const server = await createStaticHost({
    directory,
    leads: resolve(root, process.env.LEADS_DIRECTORY || 'leads'),
  });

  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`
        : `The server could not start: ${error.message}`,
    );
    process.exitCode = 1;
  });
  server.listen(port, () => {
    console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      // Browsers keep connections open; waiting for them would look like a hang.
      server.closeAllConnections();
    });
  }
}
