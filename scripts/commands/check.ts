import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory } from '../cache-directory.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { buildDist } from './build-dist.ts';
import { type Count, countPlaywright, countVitest, settle, total } from './count-results.ts';
import { distDirectory } from './dist-directory.ts';
import { withLocalWebhooks } from './local-webhooks.ts';
import { runScript } from './run-script.ts';

/** Every promise of the project, checked one by one. A step that needs the built site waits for the build. */
type Step = {
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly needsBuild?: boolean;
  /** Where the step leaves its report, and how that is counted. Without one the step itself counts as one check. */
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

const hostsReport = join(reports, 'hosts.json');
const browserReport = join(reports, 'browser.json');
const steps: readonly Step[] = [
  { script: 'types' },
  { script: 'lint' },
  vitestStep('unit'),
  { script: 'build' },
  vitestStep('built', true),
  // The build once more: it must give the same bytes.
  { script: 'reproducible', args: [distDirectory], needsBuild: true },
  { script: 'links', needsBuild: true },
  {
    script: 'hosts',
    args: ['--quick', `--report=${hostsReport}`],
    needsBuild: true,
    report: { file: hostsReport, count: (report) => report as Count },
  },
  { script: 'spelling', needsBuild: true },
  {
    script: 'browser',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    needsBuild: true,
    report: { file: browserReport, count: countPlaywright },
  },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results: { script: string; count: Count; skipped?: boolean }[] = [];
let built = true;
for (const step of steps) {
  if (step.needsBuild && !built) {
    results.push({ script: step.script, count: { passed: 0, failed: 0 }, skipped: true });
    continue;
  }
  console.log(`\n=== ${step.script} ===`);
  const stepEnv = { ...env, ...step.env };
  const endedWell = step.script === 'build' ? buildDist(stepEnv) : runScript(step.script, step.args, stepEnv);
  if (step.script === 'build') built = endedWell;
  results.push({ script: step.script, count: settle(countOf(step, endedWell), endedWell) });
}

console.log('');
for (const { script, count, skipped } of results) {
  console.log(
    `${script.padEnd(12)} ${skipped ? 'not run: there is no build' : `${count.passed} passed, ${count.failed} failed`}`,
  );
}
const { passed, failed } = total(results.map(({ count }) => count));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

function countOf({ report }: Step, endedWell: boolean): Count {
  if (!report) return endedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    return report.count(JSON.parse(readFileSync(report.file, 'utf8')));
  } catch {
    // The step ended before it could write its report.
    return { passed: 0, failed: 1 };
  }
}
