import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownFault } from '../try-host.ts';
import { type Program, type ServerOptions, startProcess, versionOf } from './program.ts';

/* Wrangler takes 195 MB, so it is not a dependency: it is used only if npm's cache already has it. */

const release = 'wrangler@4.86.0';
const args = ['--no', '--', release];
const quiet = { WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1' };

function start(options: ServerOptions, command: readonly string[]) {
  return startProcess(
    'npx',
    [...args, ...command, '--port', String(options.port), '--ip', '127.0.0.1'],
    options,
    {
      ...quiet,
      WRANGLER_LOG_PATH: join(options.work, 'log'),
    },
  );
}

const noVary: KnownFault = {
  fault: /^compression: .*: vary: undefined$/,
  reason: 'wrangler compresses without Vary: Accept-Encoding',
};

export const cloudflarePages: Program = {
  name: 'Cloudflare Pages',
  version: () => versionOf('npx', [...args, '--version']),
  start: (options) => start(options, ['pages', 'dev', options.dist, '--compatibility-date', '2026-04-01']),
  knownFaults: [
    noVary,
    {
      fault: /^404 page: \/_(?:headers|redirects): status 502/,
      reason: 'wrangler answers 502 for /_headers and /_redirects',
    },
    { fault: /^odd path: \/%00: status 502/, reason: 'wrangler answers 502 for /%00' },
  ],
};

export const cloudflareWorkers: Program = {
  name: 'Cloudflare Workers',
  version: cloudflarePages.version,
  knownFaults: [noVary],
  async start(options) {
    const config = join(import.meta.dirname, '../../../wrangler.jsonc');
    // Both are copied, because wrangler writes into the directory of its configuration.
    await writeFile(join(options.work, 'wrangler.jsonc'), await readFile(config));
    await cp(options.dist, join(options.work, 'dist'), { recursive: true });
    return start(options, ['dev']);
  },
};
