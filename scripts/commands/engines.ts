import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtDirectory } from '../dist-directory.ts';
import { chromiumEngine } from '../engines/chromium-engine.ts';
import type { Driver, Engine, RunningEngine } from '../engines/engine.ts';
import { firefox } from '../engines/firefox-engine.ts';
import { type Journey, journeys, type Surroundings, type Width } from '../engines/journeys.ts';
import { visitorOf } from '../engines/visitor.ts';
import { webkit } from '../engines/webkit-engine.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { startStaticHost } from '../serve/static-host.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureEngines } from './ensure-engines.ts';

/**
 * `npm run engines [-- --quick] [--engine=Firefox] [--report=file] [words]`: the main journeys through `dist/` in
 * Chromium, Firefox and WebKit, on a phone and a computer. Words choose the journeys whose name holds one of them.
 * Quick leaves out what other tests or another engine try: Chromium, and WebKit on a computer.
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string' }, quick: { type: 'boolean' }, report: { type: 'string' } },
});
const heights = { 390: 844, 1280: 800 } as const;
/** In ms: a browser that hangs must not hold everything up. */
const journeyTime = 60_000;

checkEnvironment('browser');
const dist = builtDirectory();
ensureEngines();
const found = values.quick ? undefined : ensureChromium();
const plan: readonly { readonly engine: Engine; readonly widths: readonly Width[] }[] = values.quick
  ? [
      { engine: firefox, widths: [390, 1280] },
      { engine: webkit, widths: [390] },
    ]
  : [chromiumEngine(found?.ok ? found.path : undefined), firefox, webkit].map((engine) => ({
      engine,
      widths: [390, 1280],
    }));
const wanted = values.engine?.toLowerCase() ?? '';
const chosen = plan.filter(({ engine }) => engine.name.toLowerCase().startsWith(wanted));
if (!chosen.length) throw new Error(`No engine is called ${values.engine}`);
const work = mkdtempSync(join(tmpdir(), 'engines-'));
const leads = join(work, 'leads');
const count = { passed: 0, failed: 0, skipped: 0, flaky: [] as string[] };
try {
  const withoutRedirects = join(work, 'dist');
  cpSync(dist, withoutRedirects, { recursive: true });
  rmSync(join(withoutRedirects, '_redirects'));
  const { origin } = await startStaticHost({ directory: dist, leads });
  const { origin: hostWithoutRedirects } = await startStaticHost({ directory: withoutRedirects, leads });
  // Side by side: most of the time goes by in waiting.
  await Promise.all(chosen.map((each) => tryEngine(each, origin, hostWithoutRedirects)));
} finally {
  rmSync(work, { recursive: true, force: true, maxRetries: 3 });
}
if (!count.passed && !count.failed && !count.skipped) throw new Error(`No journey is called ${words}`);
if (values.report) writeFileSync(values.report, JSON.stringify(count));
process.exit(count.failed ? 1 : 0);

async function tryEngine(
  { engine, widths }: (typeof plan)[number],
  origin: string,
  hostWithoutRedirects: string,
): Promise<void> {
  if (!engine.installed()) {
    skip(engine, 'not installed');
    return;
  }
  let faults = 0;
  let passed = 0;
  const running = await engine.start().catch((error: unknown) => {
    // That the machine lacks something is no fault of the site.
    skip(engine, `does not start: ${String(error).split('\n')[0]}`);
  });
  if (!running) return;
  try {
    for (const width of widths) {
      for (const journey of journeys) {
        if ((journey.only && journey.only !== width) || whyNot(journey, engine)) continue;
        if (words.length && !words.some((word) => journey.name.includes(word))) continue;
        const email = `${engine.name}-${width}@firma.dk`.toLowerCase();
        const attempt = () => walk(running, journey, { width, email, lead, hostWithoutRedirects }, origin);
        const fault = await attempt();
        const name = `${engine.name}: ${journey.name} (${width} px)`;
        if (fault) console.error(`${name}: ${fault}`);
        if (!fault) passed += 1;
        // As with the browser tests: on CI a second try that goes well is listed and stops no landing.
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
    const reason = whyNot(journey, engine);
    if (reason) console.log(`  known: ${journey.name}: ${reason}`);
  }
  count.passed += passed;
  count.failed += faults;
}

/** Why a journey is not for this engine, if it is not. */
function whyNot({ known, needsPageCache }: Journey, { name, pageCache }: Engine): string | undefined {
  return needsPageCache && !pageCache ? 'it keeps no pages that are left' : known?.[name];
}

function skip({ name }: Engine, reason: string): void {
  console.log(`${name.padEnd(26)} skipped: ${reason}`);
  count.skipped += 1;
}

/** What went wrong on the way, if anything did. */
async function walk(
  engine: RunningEngine,
  { go, allowed }: Journey,
  surroundings: Surroundings,
  origin: string,
): Promise<string | undefined> {
  let driver: Driver | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    driver = await engine.open();
    await driver.setViewport(surroundings.width, heights[surroundings.width]);
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`took over ${journeyTime / 1000} s`)), journeyTime);
    });
    await Promise.race([go(visitorOf(driver, origin), surroundings), tooLate]);
    return driver.complaints().find((text) => !allowed?.test(text));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
    await driver?.close().catch(() => {});
  }
}

/** Looks through what the forms' receiver has written. */
async function lead(text: string): Promise<Record<string, unknown>> {
  const lines = readdirSync(leads).flatMap((file) =>
    readFileSync(join(leads, file), 'utf8').trim().split('\n'),
  );
  const found = lines.findLast((line) => line.includes(text));
  if (!found) throw new Error(`no lead of ${text} on disk`);
  return JSON.parse(found);
}
