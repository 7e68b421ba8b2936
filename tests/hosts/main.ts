import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkEnvironment } from '../../scripts/environment/check-environment.ts';
import { builtDirectory } from '../../scripts/lib/dist-directory.ts';
import { expectations } from './expectations.ts';
import { apache } from './programs/apache.ts';
import { caddy } from './programs/caddy.ts';
import { localServer } from './programs/local-server.ts';
import { nginx } from './programs/nginx.ts';
import { freePort, type Program } from './programs/program.ts';
import { cloudflarePages, cloudflareWorkers } from './programs/wrangler.ts';
import { readSite } from './read-site.ts';
import { type Outcome, tryHost } from './try-host.ts';

/*
 * `npm run hosts [-- --quick]`: serves `dist/` with every installed web server and checks its
 * responses. `--quick` skips wrangler, which takes half a minute.
 */

const { quick } = parseArgs({ options: { quick: { type: 'boolean' } } }).values;
const programs: readonly Program[] = [
  localServer,
  nginx,
  apache,
  caddy,
  ...(quick ? [] : [cloudflarePages, cloudflareWorkers]),
];
const maxPrinted = 20;

async function run(program: Program): Promise<Outcome> {
  const work = mkdtempSync(join(tmpdir(), 'hosts-'));
  try {
    const port = await freePort();
    const stop = await program.start({ dist, config: `${dist}-config`, work, port });
    try {
      return await tryHost(port, expected, program.knownFaults);
    } finally {
      await stop();
    }
  } catch (error) {
    return { passed: 0, faults: [error instanceof Error ? error.message : String(error)] };
  } finally {
    rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  }
}

checkEnvironment('checks');
const dist = builtDirectory();
const expected = expectations(await readSite(dist));
const count = { passed: 0, failed: 0, skipped: [] as string[] };
for (const program of programs) {
  const version = program.version();
  const name = `${program.name} ${version ?? ''}`.trim().padEnd(26);
  if (version === null) {
    console.log(`${name} skipped: is not installed`);
    count.skipped.push(`${program.name} is not installed`);
    continue;
  }
  const { passed, faults } = await run(program);
  console.log(`${name} ${passed} passed, ${faults.length} failed`);
  for (const fault of faults.slice(0, maxPrinted)) console.error(`  ${fault}`);
  if (faults.length > maxPrinted) console.error(`  and ${faults.length - maxPrinted} more`);
  for (const { reason } of program.knownFaults ?? []) console.log(`  known: ${reason}`);
  count.passed += passed;
  count.failed += faults.length;
}
if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(count));
process.exit(count.failed ? 1 : 0);
