import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../chromium/ensure-chromium.ts';
import { checkEnvironment } from '../../environment/check-environment.ts';
import { withLocalWebhooks } from '../../environment/local-webhooks.ts';
import { root } from '../../lib/root.ts';
import { type Count, countPlaywright, countVitest, formatCount, sumCounts } from './count-results.ts';

/*
 * `npm test` runs what an ordinary change can break. `npm run test:all` also runs what guards rare events. Nothing that
 * needs the site runs after a build that failed.
 */

type Step = {
  readonly script: string;
  /** Extra arguments. */
  readonly args?: readonly string[];
  /** How to count the results in the step's report. Without a report the step counts as one check. */
  readonly count?: (report: unknown) => Count;
};

/** The steps of a row run side by side. */
const ordinary: readonly (readonly Step[])[] = [
  [{ script: 'types' }, { script: 'lint' }, { script: 'build:test' }],
  [{ script: 'unit', count: countVitest }],
  [{ script: 'built', count: countVitest }],
  // The other engines mostly wait.
  [
    { script: 'browser', args: ['--grep-invert=@rare'], count: countPlaywright },
    { script: 'engines', args: ['phone'], count: countVitest },
  ],
];

const rare: readonly (readonly Step[])[] = [
  [{ script: 'other-builds', count: countVitest }],
  [{ script: 'hosts', count: countVitest }],
  [
    { script: 'browser', args: ['--grep=@rare'], count: countPlaywright },
    { script: 'engines', args: ['desktop'], count: countVitest },
  ],
];

type Result = { readonly script: string; readonly count: Count; readonly seconds?: number };

checkEnvironment();
// Once, before steps that need it run side by side. Without one the browser tests say so and fail.
ensureChromium();

const reports = mkdtempSync(join(tmpdir(), 'check-'));
const results: Result[] = [];
for (const row of process.argv.includes('--all') ? [...ordinary, ...rare] : ordinary) {
  const isBuilt = !results.some(({ script, count }) => script === 'build:test' && count.failed);
  results.push(...(isBuilt ? await Promise.all(row.map(run)) : row.map(notRun)));
}
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { script, count, seconds = 0 } of results)
  console.log(`${script.padEnd(12)} ${`${seconds}`.padStart(4)} s  ${formatCount(count)}`);
for (const { script, count } of results) {
  for (const name of count.flaky ?? []) console.log(`flaky, passed on retry: ${script}: ${name}`);
  for (const name of count.skipped ?? []) console.log(`skipped: ${script}: ${name}`);
}
// Last, since continuous integration reads this line.
const all = sumCounts(results.map(({ count }) => count));
console.log(formatCount(all));
process.exitCode = all.failed ? 1 : 0;

function notRun({ script }: Step): Result {
  return { script, count: { passed: 0, failed: 0, skipped: ['the build failed'] } };
}

/** Runs a step. The first of a row prints as it goes, the others when they end. */
async function run({ script, args = [], count }: Step, place: number, row: readonly Step[]): Promise<Result> {
  const start = performance.now();
  const report = join(reports, `${script}.json`);
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    env: { ...withLocalWebhooks(process.env), TEST_REPORT: report },
    stdio: ['ignore', ...(place === 0 ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    // npm is a batch file on Windows.
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data));
  if (place === 0) console.log(`\n=== ${row.map((step) => step.script).join(', ')} ===`);
  const [status] = await once(child, 'close');
  if (output.length) console.log(`\n=== ${script} ===\n${Buffer.concat(output)}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  return { script, count: countOf(report, status === 0, count), seconds };
}

function countOf(report: string, succeeded: boolean, count: Step['count']): Count {
  if (!count) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counted = count(JSON.parse(readFileSync(report, 'utf8')));
    return succeeded || counted.failed ? counted : { ...counted, failed: 1 };
  } catch {
    // The step ended before it wrote its report.
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(report, { force: true });
  }
}
