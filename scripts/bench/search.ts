import type { Browser } from 'playwright';
import { searchIndexPath } from '#src/features/article-search/documents.ts';
import { sectionsPath } from '#src/features/article-search/sections.ts';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { serveHttp2 } from './serve-http2.ts';

/*
 * `npm run bench:search`: measures the response time of the search in `dist/` on a CPU four times slower. To measure a
 * site with 100 articles: `npm run bench -- 100 --keep=folder`, then `DIST_DIRECTORY=folder npm run bench:search`.
 */

const slowdown = 4;
const runMs = 4;
const queries = [
  'moms',
  'chatgpt',
  'gratis',
  'telefonnummer',
  'kontrast',
  'hjemmesidens pris',
  'abonnement',
  'typografi farver',
  'konkurrenter',
  'sogeord',
];

const site = await serveHttp2(builtDirectory());
const browser = await launchChromium('--ignore-certificate-errors');
try {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(`${site.origin}/artikler`);
  const field = page.getByRole('searchbox');
  await field.hover();
  await page.locator('[data-island="article-search"][data-ready]').waitFor();
  // The server compresses a file on the first request; a host has done so before.
  await page.evaluate(
    (paths) => Promise.all(paths.map((path) => fetch(path, { cache: 'no-store' }))),
    [searchIndexPath, sectionsPath],
  );
  await page.evaluate(() => {
    const keys: number[] = [];
    const texts: number[] = [];
    Object.assign(globalThis, { keys, texts });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') keys.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    let first = 0;
    let typed = 0;
    addEventListener('input', () => {
      typed = performance.now();
      first ||= typed;
    });
    // The status names the query, so it changes with every answer. The first answers have no hits in the texts yet.
    const status = document.querySelector('search p[aria-hidden]');
    if (!status) throw new Error('no status');
    new MutationObserver(() => {
      if (!document.querySelector('search [aria-busy="false"]')) return;
      texts.push(performance.now() - (texts.length > 0 ? typed : first));
    }).observe(status, { subtree: true, childList: true, characterData: true });
  });

  const search = async (query: string) => {
    await field.fill('');
    for (const key of query) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(90);
    }
    await page.locator('search [aria-busy="false"] li, search [aria-label="Veje videre"]').first().waitFor();
    await page.waitForTimeout(600);
  };
  const endThrottling = await throttleRenderers(browser);
  // The first letter loads the worker and both indexes.
  for (const query of queries) await search(query);
  endThrottling();
  const { keys, texts } = await page.evaluate(() => {
    const { keys, texts } = globalThis as unknown as { keys: number[]; texts: number[] };
    return { keys, texts };
  });
  const strokes = queries.join('').length;
  // Event Timing does not report events faster than 16 ms.
  const all = [...Array<number>(Math.max(0, strokes - keys.length)).fill(16), ...keys];
  console.log(`key to next paint, ms: ${summary(all)} (${strokes} keys; target: 50)`);
  console.log(`key to the answer, ms: ${summary(texts.slice(1))} (${texts.length - 1} times; target: 300)`);
  console.log(`first letter to the first hits in the texts, ms: ${Math.round(texts[0] ?? Number.NaN)}`);
} finally {
  await browser.close();
  site.close();
}

function summary(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const quantile = (q: number) => Math.round(sorted[Math.floor((sorted.length - 1) * q)] ?? Number.NaN);
  return `median ${quantile(0.5)}, 75th percentile ${quantile(0.75)}, worst ${quantile(1)}`;
}

/**
 * Slows down the renderer processes by pausing them most of the time. Unlike CPU throttling in the developer tools,
 * this also affects web workers. Returns a function that ends the throttling.
 */
async function throttleRenderers(browser: Browser): Promise<() => void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pids = processInfo.flatMap(({ type, id }) => (type === 'renderer' ? id : []));
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  let timer: NodeJS.Timeout;
  const run = () => {
    signal('SIGCONT');
    timer = setTimeout(stop, runMs);
  };
  const stop = () => {
    signal('SIGSTOP');
    timer = setTimeout(run, runMs * (slowdown - 1));
  };
  run();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
  };
}
