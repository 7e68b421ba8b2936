import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copiedPages } from '../../scripts/lib/copied-pages.ts';
import { distDirectory } from '../../scripts/lib/dist-directory.ts';
import { filesIn } from '../../scripts/lib/files-in.ts';
import { loadHeaders } from '../../scripts/serve/host-files.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { expectations } from './expectations.ts';
import { apache, localServer, nginx, webHotel } from './programs.ts';
import { sendRequest } from './request.ts';
import { freePort } from './start-process.ts';

/* `npm run hosts`: serves `dist/` with every installed web server and asks each for everything that visitors need. */

const names = (await filesIn(distDirectory)).filter((name) => !name.startsWith('_'));
const files = new Map(
  await Promise.all(
    names.map(async (name) => [`/${name}`, await readFile(join(distDirectory, name))] as const),
  ),
);
const common = Object.entries((await loadHeaders(join(distDirectory, '_headers')))('/'));
const expected = expectations(
  files,
  Object.fromEntries(common.map(([name, value]) => [name.toLowerCase(), value])),
  (await copiedPages()).map((file) => `/${file}`),
);

/** A web hotel without mod_headers sends no header, and adds a slash to pages that have a folder. */
const isOfHotel = (path: string, fault: string) =>
  !/status|leads|bytes/.test(fault) || /^\/(?:artikler|cases)(?:\/|\.html)?(?:\?|$)/.test(path);

for (const { name, isInstalled, start } of [localServer, nginx, apache, webHotel]) {
  test.skipIf(!isInstalled)(`${name} serves the site as every host must`, { timeout: 300_000 }, async () => {
    const port = await freePort();
    onTestFinished(await start(temporaryFolder(), port));
    const faults: string[] = [];
    for (const { path, headers = { 'accept-encoding': 'identity' }, faults: faultsOf } of expected) {
      const response = await sendRequest(port, path, headers);
      for (const fault of faultsOf(response))
        if (fault && !(name === webHotel.name && isOfHotel(path, fault))) faults.push(`${path}: ${fault}`);
      const { etag } = response.headers;
      if (response.status !== 200 || !etag || name === webHotel.name) continue;
      const again = await sendRequest(port, path, { ...headers, 'if-none-match': etag });
      if (again.status !== 304) faults.push(`${path}: status ${again.status}, not 304`);
    }
    expect(faults).toEqual([]);
    if (name !== webHotel.name) return;
    expect(await sendRequest(port, '/artikler')).toMatchObject({ status: 301 });
    expect(await sendRequest(port, '/artikler/')).toMatchObject({ status: 200 });
  });
}
