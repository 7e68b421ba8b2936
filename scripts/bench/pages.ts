import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { pathToFile } from '#src/lib/paths.ts';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { writePlainSite } from './plain-article.ts';
import { serveHttp2 } from './serve-http2.ts';

/*
 * `npm run bench:pages [-- runs]`: measures how fast pages of the built `dist/` paint on a simulated phone, compared
 * with a bare article in the same run. Milliseconds depend on the machine: compare the ratios.
 */

const runs = Number(process.argv[2] ?? 5);
const dist = builtDirectory();
const bare = '/artikler/minimalistisk-webdesign';
/** The complete font, as a site has it that makes no subset. */
const font =
  'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const paths = [
  '/',
  '/priser',
  '/artikler',
  bare,
  '/artikler/hvad-koster-hjemmesider',
  '/artikler/seo-guide-2025',
];

const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
writePlainSite(folder, readFileSync(join(dist, pathToFile(bare)), 'utf8'), font);
const [site, plain] = [await serveHttp2(dist), await serveHttp2(folder)];
const port = 9222 + Math.floor(Math.random() * 2000);
const browser = await launchChromium(`--remote-debugging-port=${port}`, '--ignore-certificate-errors');

type Numbers = Awaited<ReturnType<typeof measure>>;

/** Measures a page with Lighthouse, which simulates a slow phone on a slow network. */
async function measure(url: string) {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cpuTbt: cpuBlockingTime(result.artifacts.Trace.traceEvents),
  };
}

/**
 * Returns the total blocking time after the first paint in ms, from the main thread's CPU time on a CPU four times
 * slower. Lighthouse uses wall-clock time, which includes time that the machine spent on other processes.
 */
function cpuBlockingTime(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return Number.NaN;
  return events
    .filter(
      ({ pid, tid, ts, name }) =>
        pid === paint.pid && tid === paint.tid && ts > paint.ts && /RunTask$/.test(name),
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (4 * tdur) / 1000 - 50), 0);
}

/** Event of a Chromium trace. Times in µs; `tdur` is CPU time. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const pages = [{ name: 'bare article', url: `${plain.origin}/` }].concat(
    paths.map((path) => ({ name: path, url: site.origin + path })),
  );
  const results = new Map<string, Numbers[]>();
  // Measures all pages in each round, so that a slow minute of the machine affects every page.
  for (let run = 0; run < runs; run++) {
    for (const { name, url } of pages) results.set(name, [...(results.get(name) ?? []), await measure(url)]);
  }
  const of = (name: string, key: keyof Numbers) => median((results.get(name) ?? []).map((each) => each[key]));
  const base = { fcp: of('bare article', 'fcp'), lcp: of('bare article', 'lcp') };
  console.log('page\tFCP\tratio\tLCP\tratio\tTBT\tCPU TBT');
  for (const { name } of pages) {
    console.log(
      [
        name,
        Math.round(of(name, 'fcp')),
        (of(name, 'fcp') / base.fcp).toFixed(2),
        Math.round(of(name, 'lcp')),
        (of(name, 'lcp') / base.lcp).toFixed(2),
        Math.round(of(name, 'tbt')),
        Math.round(of(name, 'cpuTbt')),
      ].join('\t'),
    );
  }
} finally {
  await browser.close();
  site.close();
  plain.close();
  rmSync(folder, { recursive: true });
}
