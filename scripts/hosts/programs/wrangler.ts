import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Exception } from '../try-host.ts';
import { type Place, type Program, startProcess, versionOf } from './program.ts';

/* Cloudflare's tool weighs 195 MB and is no dependency: it is used where npm's cache has it already. */

const release = 'wrangler@4.86.0';
const args = ['--no', '--', release];
const quiet = { WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1' };

function start(place: Place, command: readonly string[]) {
  return startProcess(
    'npx',
    [...args, ...command, '--port', String(place.port), '--ip', '127.0.0.1'],
    place,
    {
      ...quiet,
      WRANGLER_LOG_PATH: join(place.work, 'log'),
    },
  );
}

const noVary: Exception = {
  fault: /^compression: .*: vary: undefined$/,
  reason: 'the tool compresses without saying Vary: Accept-Encoding',
};

export const cloudflarePages: Program = {
  name: 'Cloudflare Pages',
  version: () => versionOf('npx', [...args, '--version']),
  start: (place) => start(place, ['pages', 'dev', place.dist, '--compatibility-date', '2026-04-01']),
  exceptions: [
    noVary,
    {
      fault: /^404 page: \/_(?:headers|redirects): status 502/,
      reason: 'the tool answers 502 for /_headers and /_redirects',
    },
    { fault: /^odd path: \/%00: status 502/, reason: 'the tool answers 502 for /%00' },
  ],
};

export const cloudflareWorkers: Program = {
  name: 'Cloudflare Workers',
  version: cloudflarePages.version,
  exceptions: [
    noVary,
    {
      fault:
        /^(?:(?:type|HEAD): \/soegning\/.*: content-type: , not|compression: \/soegning\/.*: compressed with)/,
      reason: 'the tool does not know the endings of the text index: no type, and packed once more',
    },
  ],
  async start(place) {
    const config = join(import.meta.dirname, '../../../wrangler.jsonc');
    // A copy beside a copy: the tool writes into the folder of its configuration.
    await writeFile(join(place.work, 'wrangler.jsonc'), await readFile(config));
    await cp(place.dist, join(place.work, 'dist'), { recursive: true });
    return start(place, ['dev']);
  },
};
