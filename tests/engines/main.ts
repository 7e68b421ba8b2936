import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkEnvironment } from '../../scripts/environment/check-environment.ts';
import { builtDirectory } from '../../scripts/lib/dist-directory.ts';
import { installOnCi } from '../../scripts/lib/install-packages.ts';
import { startStaticHost } from '../../scripts/serve/static-host.ts';
import type { Driver, Engine, RunningEngine } from './engine.ts';
import { firefox } from './firefox.ts';
import { type Journey, type JourneyContext, journeys } from './journeys.ts';
import { createVisitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/*
 * `npm run engines [-- --width=390] [--engine=Firefox] [words]`: runs the main journeys through `dist/` in Firefox and
 * WebKit, at phone and desktop width. With words, runs only journeys whose name contains one of them.
 */

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string' }, width: { type: 'string' } },
});
const heights = { 390: 844, 1280: 800 } as const;
/** In ms. Keeps a hanging browser from blocking the run. */
const journeyTimeout = 180_000;

checkEnvironment('browser');
const dist = builtDirectory();
if (!firefox.installed() || !webkit.installed()) installOnCi('firefox-esr', 'webkit2gtk-driver', 'xvfb');
const widths = ([390, 1280] as const).filter((width) => !values.width || `${width}` === values.width);
const prefix = values.engine?.toLowerCase() ?? '';
const chosen = [firefox, webkit].filter(({ name }) => name.toLowerCase().startsWith(prefix));
if (!chosen.length) throw new Error(`No engine is called ${values.engine}`);
const work = mkdtempSync(join(tmpdir(), 'engines-'));
const leads = join(work, 'leads');
const count = { passed: 0, failed: 0, skipped: [] as string[], flaky: [] as string[] };
try {
  const withoutRedirects = join(work, 'dist');
  cpSync(dist, withoutRedirects, { recursive: true });
  rmSync(join(withoutRedirects, '_redirects'));
  const { origin } = await startStaticHost({ directory: dist, leads });
  const { origin: hostWithoutRedirects } = await startStaticHost({ directory: withoutRedirects, leads });
  // In parallel, because most of the time is spent waiting.
  await Promise.all(chosen.map((each) => runEngine(each, origin, hostWithoutRedirects)));
} finally {
  rmSync(work, { recursive: true, force: true, maxRetries: 3 });
}
if (!count.passed && !count.failed && !count.skipped.length && !count.flaky.length)
  throw new Error(`No journey is called ${words}`);
if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(count));
process.exit(count.failed ? 1 : 0);

async function runEngine(engine: Engine, origin: string, hostWithoutRedirects: string): Promise<void> {
  if (!engine.installed()) {
    skip(engine, 'is not installed');
    return;
  }
  let faults = 0;
  let passed = 0;
  const running = await engine.start().catch((error: unknown) => {
    // Something missing on this machine is not a fault of the site.
    skip(engine, `does not start: ${String(error).split('\n')[0]}`);
  });
  if (!running) return;
  try {
    for (const width of widths) {
      for (const journey of journeys) {
        if ((journey.onlyWidth ?? width) !== width || skipReason(journey, engine)) continue;
        if (words.length && !words.some((word) => journey.name.includes(word))) continue;
        const email = `${engine.name}-${width}@firma.dk`.toLowerCase();
        const attempt = () =>
          runJourney(running, journey, { width, email, lead, hostWithoutRedirects }, origin);
        const fault = await attempt();
        const name = `${engine.name}: ${journey.name} (${width} px)`;
        if (fault) console.error(`${name}: ${fault}`);
        if (!fault) passed += 1;
        // As in the browser tests: on CI, a journey that passes on retry is listed as flaky and does not fail the run.
        else if (process.env.CI && !(await attempt())) count.flaky.push(name);
        else faults += 1;
      }
    }
  } finally {
    await running.stop();
  }
  const title = `${engine.name} ${running.version}`.padEnd(26);
  console.log(`${title} ${passed} passed, ${faults} failed`);
  for (const journey of journeys) {
    const reason = skipReason(journey, engine);
    if (reason) console.log(`  known: ${journey.name}: ${reason}`);
  }
  count.passed += passed;
  count.failed += faults;
}

/** Returns why an engine skips a journey, if it does. */
function skipReason({ knownDifferences }: Journey, { name }: Engine): string | undefined {
  return knownDifferences?.[name];
}

function skip({ name }: Engine, reason: string): void {
  console.log(`${name.padEnd(26)} skipped: ${reason}`);
  count.skipped.push(`${name} ${reason}`);
}

/** Runs a journey in a fresh session. Returns the first error, if any. */
async function runJourney(
  engine: RunningEngine,
  { run, allowedErrors }: Journey,
  context: JourneyContext,
  origin: string,
): Promise<string | undefined> {
  let driver: Driver | undefined;
  try {
    driver = await engine.open();
    await driver.setViewport(context.width, heights[context.width]);
    const timeout = wait(journeyTimeout, undefined, { ref: false }).then(() => {
      throw new Error(`timed out after ${journeyTimeout / 1000} s`);
    });
    await Promise.race([run(createVisitor(driver, origin), context), timeout]);
    return driver.errors().find((text) => !allowedErrors?.test(text));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await driver?.close().catch(() => {});
  }
}

/** Finds the last lead that contains the text among those that the webhook has stored. */
async function lead(text: string): Promise<Record<string, unknown>> {
  const lines = readdirSync(leads).flatMap((file) =>
    readFileSync(join(leads, file), 'utf8').trim().split('\n'),
  );
  const found = lines.findLast((line) => line.includes(text));
  if (!found) throw new Error(`no stored lead contains ${text}`);
  return JSON.parse(found);
}
