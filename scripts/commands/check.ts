import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkEnvironment } from '../environment/check-environment.ts';
import { distDirectory } from '../lib/dist-directory.ts';
import { buildDist } from './build-dist.ts';
import {
  type Count,
  countPlaywright,
  countVitest,
  formatCount,
  sumCounts,
  withExitStatus,
} from './count-results.ts';
import { withLocalWebhooks } from './local-webhooks.ts';
import { runScript } from './run-script.ts';

/* `npm run check`: runs every check in turn. Skips the steps after the build, which need the site, if it fails. */

type Step = {
  readonly script: string;
  /** Extra arguments; those of a step with a report name its file. */
  readonly args?: (report: string) => readonly string[];
  readonly env?: (report: string) => NodeJS.ProcessEnv;
  /** How to count the step's report. Without a report the step counts as one check. */
  readonly count?: (report: unknown) => Count;
};

checkEnvironment('build', 'checks', 'browser');

const reports = mkdtempSync(join(tmpdir(), 'check-'));
const env = withLocalWebhooks(process.env);

const vitest: Omit<Step, 'script'> = {
  args: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  count: countVitest,
};

/** Returns a step whose command writes a `Count` as its report. */
const counting = (...args: readonly string[]): Omit<Step, 'script'> => ({
  args: (report) => [...args, `--report=${report}`],
  count: (report) => report as Count,
});

const steps: readonly Step[] = [
  { script: 'types' },
  { script: 'lint' },
  { script: 'unit', ...vitest },
  { script: 'build' },
  { script: 'built', ...vitest },
  // Builds again and compares every byte.
  { script: 'reproducible', args: () => [distDirectory] },
  { script: 'links' },
  { script: 'hosts', ...counting('--quick') },
  { script: 'engines', ...counting('--quick') },
  { script: 'spelling', ...counting() },
  {
    script: 'browser',
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
  },
];

const results: { script: string; count: Count; seconds?: number; note?: string }[] = [];
let built = true;
for (const step of steps) {
  const { script } = step;
  if (!built) {
    results.push({ script, count: { passed: 0, failed: 0, skipped: ['the build failed'] }, note: 'not run' });
    continue;
  }
  console.log(`\n=== ${script} ===`);
  const start = performance.now();
  const report = join(reports, `${script}.json`);
  const stepEnv = { ...env, ...step.env?.(report) };
  const succeeded = script === 'build' ? buildDist(stepEnv) : runScript(script, stepEnv, step.args?.(report));
  if (script === 'build') built = succeeded;
  const seconds = Math.round((performance.now() - start) / 1000);
  results.push({ script, count: withExitStatus(countOf(step, report, succeeded), succeeded), seconds });
}

console.log('');
for (const { script, count, seconds, note } of results) {
  console.log(`${script.padEnd(12)} ${note ?? `${String(seconds).padStart(4)} s  ${formatCount(count)}`}`);
}
rmSync(reports, { recursive: true, force: true });
const all = sumCounts(results.map(({ count }) => count));
for (const { script, count } of results) {
  for (const name of count.flaky ?? []) console.log(`flaky, passed on retry: ${script}: ${name}`);
  for (const name of count.skipped ?? []) console.log(`skipped: ${script}: ${name}`);
}
// Last, since continuous integration reads this line.
console.log(formatCount(all));
process.exitCode = all.failed ? 1 : 0;

function countOf({ count }: Step, report: string, succeeded: boolean): Count {
  if (!count) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // The step exited before it wrote its report.
    return { passed: 0, failed: 1 };
  }
}
