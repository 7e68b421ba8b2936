import '../environment/read-env.mjs';

import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import basicSsl from '@vitejs/plugin-basic-ssl';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArguments } from '../chromium/chromium-arguments.ts';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { root } from '../lib/root.ts';
import { startStaticHost } from '../serve/static-host.ts';
import { prepareTap, restyledElements, taps, timeline } from './taps.ts';

/*
 * `npm run bench:pages [-- runs]`: loads pages of the built `dist/` over a slow connection with a slow processor, as a
 * phone does, beside a bare article in the same run, then taps. Prints medians in ms and their ratio to the bare article:
 * compare the ratios, since milliseconds depend on the machine. The forms are there after `npm run build:test`.
 */

const runs = Number(process.argv[2] ?? 5);
/** The complete font, as a site has it that makes no subset. */
const font = join(
  root,
  'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
);
const paths = [
  '/',
  '/priser',
  '/artikler',
  // Has the text of the bare article.
  '/artikler/minimalistisk-webdesign',
  '/artikler/hvad-koster-hjemmesider',
  '/artikler/seo-guide-2025',
];

const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
copyFileSync(new URL('bare-article.html', import.meta.url), join(folder, 'index.html'));
copyFileSync(font, join(folder, 'font.woff2'));
for (const name of ['favicon.ico', '_headers', '_redirects']) writeFileSync(join(folder, name), '');
// With a certificate Vite serves over HTTP/2, as hosts do.
const serve = (directory: string) => startStaticHost({ directory, plugins: [basicSsl()] });
const [site, plain] = [await serve(builtDirectory()), await serve(folder)];
const browser: Browser = await chromium.launch({
  executablePath: ensureChromium() ?? process.exit(1),
  args: chromiumArguments,
});

/** A slow connection, as Lighthouse has it. */
const network = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };

/** Opens an empty page on a phone whose processor is four times slower, and notes what only observers are told. */
async function phone(isSlowNetwork: boolean): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(() => {
    const noted = { largest: 0, blocking: 0, answer: 0 };
    for (const type of ['largest-contentful-paint', 'longtask', 'event'])
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          if (type === 'largest-contentful-paint') noted.largest = startTime;
          else if (type === 'longtask') noted.blocking += duration - 50;
          // From the tap to the paint that answers it.
          else noted.answer = Math.max(noted.answer, duration);
        }
      }).observe({ type, buffered: true, durationThreshold: 16 });
    Object.assign(window, { noted });
  });
  return page;
}

/** Returns what a page has noted, and its first paint. */
const notesOf = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { noted: { largest: number; blocking: number; answer: number } }).noted,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));

/** Measures how a page loads. */
async function measure(url: string): Promise<number[]> {
  const page = await phone(true);
  const passes = await timeline(page, async () => {
    await page.goto(url);
    await page.waitForTimeout(2000);
  });
  const { first, largest, blocking } = await notesOf(page);
  await page.context().close();
  const work = passes
    .filter(({ name }) => name === 'UpdateLayoutTree' || name === 'Layout')
    .reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
  return [first, largest, blocking, work];
}

/** Returns for a tap the elements that it restyles, and the time until it is answered. */
async function measureTap(tap: (typeof taps)[number], url: string): Promise<number[]> {
  const page = await phone(false);
  await prepareTap(page, tap, url);
  await page.evaluate(() => Object.assign((window as unknown as { noted: object }).noted, { answer: 0 }));
  const elements = await restyledElements(page, tap.act);
  const { answer } = await notesOf(page);
  await page.context().close();
  return [elements, answer];
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const pages = new Map([
    ['bare article', `${plain.origin}/`],
    ...paths.map((path) => [path, site.origin + path] as const),
  ]);
  const results = new Map<string, number[][]>();
  // Measures all pages in each round, so that a slow minute of the machine affects every page.
  for (let run = 0; run < runs; run++)
    for (const [name, url] of pages) results.set(name, [...(results.get(name) ?? []), await measure(url)]);
  const mediansOf = (name: string) =>
    [0, 1, 2, 3].map((column) => median((results.get(name) ?? []).map((each) => each[column] ?? Number.NaN)));
  const base = mediansOf('bare article');
  console.log('page\tfirst paint\tlargest paint\tblocking time\tstyle and layout');
  for (const name of pages.keys()) {
    const cells = mediansOf(name).map((ms, column) =>
      // Blocking time beside next to none is no ratio.
      column === 2 ? Math.round(ms) : `${Math.round(ms)} (${(ms / (base[column] ?? 0)).toFixed(2)})`,
    );
    console.log([name, ...cells].join('\t'));
  }
  console.log('tap\trestyled elements\tanswered after');
  const bare = { name: 'bare', path: '', act: (page: Page) => page.locator('p').first().tap() };
  for (const tap of [bare, ...taps]) {
    const measured: number[][] = [];
    for (let run = 0; run < runs; run++)
      measured.push(await measureTap(tap, tap === bare ? `${plain.origin}/` : site.origin + tap.path));
    console.log(
      [tap.name, ...[0, 1].map((column) => median(measured.map((each) => each[column] ?? 0)))].join('\t'),
    );
  }
} finally {
  await browser.close();
  await site.close();
  await plain.close();
  rmSync(folder, { recursive: true });
}
