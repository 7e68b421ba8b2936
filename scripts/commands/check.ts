import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory } from '../cache-directory.ts';
import { distDirectory } from '../dist-directory.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
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

/* `npm run check`: runs every check in turn. Skips the steps that need the built site if the build fails. */

type Step = {
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly needsBuild?: boolean;
  /** The step's report file and how to count it. Without a report the step counts as one check. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Count };
};

checkEnvironment('build', 'checks', 'browser');

const reports = cacheDirectory('check');
const env = withLocalWebhooks(process.env);

function vitestStep(script: string, needsBuild = false): Step {
  const file = join(reports, `${script}.json`);
  return {
    script,
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    needsBuild,
    report: { file, count: countVitest },
  };
}

/** Returns a step whose command writes a `Count` as its report. */
function countingStep(script: string, ...args: readonly string[]): Step {
  const file = join(reports, `${script}.json`);
  return {
    script,
    args: [...args, `--report=${file}`],
    needsBuild: true,
    report: { file, count: (report) => report as Count },
  };
}

const browserReport = join(reports, 'browser.json');
const steps: readonly Step[] = [
  { script: 'types' },
  { script: 'lint' },
  vitestStep('unit'),
  { script: 'build' },
  vitestStep('built', true),
  // Builds again and compares every byte.
  { script: 'reproducible', args: [distDirectory], needsBuild: true },
  { script: 'links', needsBuild: true },
  countingStep('hosts', '--quick'),
  countingStep('engines', '--quick'),
  countingStep('spelling'),
  {
    script: 'browser',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    needsBuild: true,
    report: { file: browserReport, count: countPlaywright },
  },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results: { script: string; count: Count; seconds?: number; note?: string }[] = [];
let built = true;
for (const step of steps) {
  if (step.needsBuild && !built) {
    const count = { passed: 0, failed: 0, skipped: 1 };
    results.push({ script: step.script, count, note: 'not run: the build failed' });
    continue;
  }
  console.log(`\n=== ${step.script} ===`);
  const start = performance.now();
  const stepEnv = { ...env, ...step.env };
  const succeeded = step.script === 'build' ? buildDist(stepEnv) : runScript(step.script, stepEnv, step.args);
  if (step.script === 'build') built = succeeded;
  const seconds = Math.round((performance.now() - start) / 1000);
  results.push({ script: step.script, count: withExitStatus(countOf(step, succeeded), succeeded), seconds });
}

console.log('');
for (const { script, count, seconds, note } of results) {
  console.log(`${script.padEnd(12)} ${note ?? `${String(seconds).padStart(4)} s  ${formatCount(count)}`}`);
}
const all = sumCounts(results.map(({ count }) => count));
for (const name of all.flaky ?? []) console.log(`flaky, passed on retry: ${name}`);
console.log(formatCount(all));
process.exitCode = all.failed ? 1 : 0;

function countOf({ report }: Step, succeeded: boolean): Count {
  if (!report) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    return report.count(JSON.parse(readFileSync(report.file, 'utf8')));
  } catch {
    // The step exited before it wrote its report.
    return { passed: 0, failed: 1 };
  }
}
