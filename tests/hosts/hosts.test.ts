import { expect, onTestFinished, test } from 'vitest';
import { distDirectory } from '../../scripts/lib/dist-directory.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { expectations } from './expectations.ts';
import { apache, webHotel } from './programs/apache.ts';
import { localServer } from './programs/local-server.ts';
import { nginx } from './programs/nginx.ts';
import { freePort } from './programs/program.ts';
import { readSite } from './read-site.ts';
import { sendRequest } from './request.ts';

/* `npm run hosts`: serves `dist/` with every installed web server and asks each for everything that visitors need. */

const site = await readSite(distDirectory);

/** A web hotel without mod_headers sends no header, and adds a slash to pages that have a folder. */
const isOfHotel = (path: string, fault: string) =>
  !/status|leads|bytes/.test(fault) || /^\/(?:artikler|cases)(?:\/|\.html)?(?:\?|$)/.test(path);

for (const { name, isInstalled, start } of [localServer, nginx, apache, webHotel])
  test.skipIf(!isInstalled)(`${name} serves the site as every host must`, { timeout: 300_000 }, async () => {
    const port = await freePort();
    const work = temporaryFolder();
    const config = `${distDirectory}-config`;
    onTestFinished(await start({ dist: distDirectory, config, work, port }));
    const faults: string[] = [];
    for (const { faults: faultsOf, ...expected } of expectations(site)) {
      const { path, headers = { 'accept-encoding': 'identity' } } = expected;
      const response = await sendRequest(port, { ...expected, headers });
      for (const fault of faultsOf(response))
        if (fault && !(name === webHotel.name && isOfHotel(path, fault))) faults.push(`${path}: ${fault}`);
      const { etag } = response.headers;
      if (response.status !== 200 || !etag) continue;
      const again = await sendRequest(port, { path, headers: { ...headers, 'if-none-match': etag } });
      if (again.status !== 304 && name !== webHotel.name)
        faults.push(`${path}: status ${again.status}, not 304`);
    }
    expect(faults).toEqual([]);
    if (name !== webHotel.name) return;
    expect(await sendRequest(port, { path: '/artikler' })).toMatchObject({ status: 301 });
    expect(await sendRequest(port, { path: '/artikler/' })).toMatchObject({ status: 200 });
  });
