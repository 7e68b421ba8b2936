import '../environment/read-env.mjs';

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { ensureChromium } from '../../tests/browser/ensure-chromium.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { startStaticHost } from '../serve/static-host.ts';

/*
 * `npm run bench:pages [-- runs]`: loads pages of the built `dist/` over a slow connection with a slow processor, as a
 * phone does, beside a bare article in the same run. Prints medians in ms: compare them with the bare article's, since
 * milliseconds depend on the machine. Then how many elements six taps restyle, and when they are answered.
 */

const runs = Number(process.argv[2] ?? 5);
const paths = [
  '/',
  '/priser',
  '/artikler',
  // Has the text of the bare article.
  '/artikler/minimalistisk-webdesign',
  '/artikler/seo-guide-2025',
];

/** A connection and a processor as Lighthouse slows them down. */
const network = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const processor = { rate: 4 };

/** Opens a page on a slow phone, and returns its first paint, its largest and how long it kept the visitor waiting. */
async function measure(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', processor);
  await session.send('Network.emulateNetworkConditions', network);
  await page.goto(url);
  const times = await page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    for (const type of ['paint', 'largest-contentful-paint', 'longtask'])
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const paints = entries.filter(({ entryType }) => entryType !== 'longtask');
    const tasks = entries.filter(({ entryType }) => entryType === 'longtask');
    return [
      paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      Math.max(...paints.map(({ startTime }) => startTime)),
      tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    ];
  });
  await page.close();
  return times;
}

const dist = builtDirectory();
const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
const [font = ''] = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'));
copyFileSync(new URL('bare-article.html', import.meta.url), join(folder, 'index.html'));
copyFileSync(join(dist, 'assets', font), join(folder, 'font.woff2'));
for (const name of ['404.html', '_headers', '_redirects']) writeFileSync(join(folder, name), '');
const [site, bare] = [
  await startStaticHost({ directory: dist }),
  await startStaticHost({ directory: folder }),
];
const browser = await chromium.launch({ executablePath: ensureChromium() });

const results = new Map(
  [`${bare.origin}/`, ...paths.map((path) => site.origin + path)].map((url) => [url, [] as number[][]]),
);
// All pages in each round, so that a slow minute of the machine affects every page.
for (let run = 0; run < runs; run++)
  for (const [url, measured] of results) measured.push(await measure(browser, url));
console.log('page\tfirst paint\tlargest paint\tblocking time');
for (const [url, measured] of results) {
  const medians = [0, 1, 2].map((column) => {
    const sorted = measured.map((times) => times[column] ?? Number.NaN).sort((a, b) => a - b);
    return Math.round(sorted[Math.floor(runs / 2)] ?? Number.NaN);
  });
  console.log([url.replace(site.origin, '').replace(bare.origin, 'bare article '), ...medians].join('\t'));
}
await browser.close();
await site.close();
await bare.close();
rmSync(folder, { recursive: true });

const report = JSON.parse(
  execFileSync('npm', ['run', '--silent', 'browser', '--', 'restyling', '--workers=1', '--reporter=json'], {
    encoding: 'utf8',
  }),
) as {
  suites: { specs: { title: string; tests: { annotations: { type: string; description: string }[] }[] }[] }[];
};
console.log('\ntap\trestyled\tanswered');
for (const { title, tests } of report.suites.flatMap(({ specs }) => specs))
  for (const { type, description } of tests.flatMap(({ annotations }) => annotations))
    console.log([title, type, description].join('\t'));
