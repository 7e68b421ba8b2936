import type { Browser } from 'playwright';
import { launchChromium } from '../commands/launch-chromium.ts';
import { builtDirectory } from '../dist-directory.ts';
import { serveHttp2 } from './serve-http2.ts';

/*
 * `npm run bench:search`: how soon the search of `dist/` answers on a processor four times slower. A site of 1,000
 * articles is what `npm run bench -- 1000 --keep=folder` leaves: `DIST_DIRECTORY=folder npm run bench:search`.
 */

const times = 4;
const runMs = 4;
/** Each twice: the first time fetches the pieces of the index. More than the search remembers the answers of. */
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
  await page.evaluate(() => {
    const keys: number[] = [];
    const texts: number[] = [];
    Object.assign(globalThis, { keys, texts });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') keys.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    let typed = 0;
    let waiting = false;
    addEventListener('input', () => {
      typed = performance.now();
    });
    new MutationObserver(() => {
      const busy = document.querySelector('search [aria-busy]')?.getAttribute('aria-busy') === 'true';
      if (waiting && !busy) texts.push(performance.now() - typed);
      waiting = busy;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

  const ask = async (query: string) => {
    await field.fill('');
    for (const key of query) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(90);
    }
    await page.locator('search [aria-busy="false"] li, search [aria-label="Veje videre"]').first().waitFor();
    await page.waitForTimeout(600);
  };
  for (const query of queries) await ask(query);

  const normal = await slowed(browser);
  await page.evaluate(() => {
    for (const name of ['keys', 'texts'] as const)
      (globalThis as unknown as Record<typeof name, number[]>)[name].length = 0;
  });
  for (const query of queries) await ask(query);
  normal();
  const { keys, texts } = await page.evaluate(() => {
    const { keys, texts } = globalThis as unknown as { keys: number[]; texts: number[] };
    return { keys, texts };
  });
  const strokes = queries.join('').length;
  // What was quicker than 16 ms is not reported.
  const all = [...Array<number>(Math.max(0, strokes - keys.length)).fill(16), ...keys];
  console.log(`key to next paint, ms: ${summary(all)} (${strokes} keys; wanted: 50)`);
  console.log(`key to the hits in the texts, ms: ${summary(texts)} (${texts.length} times; wanted: 300)`);
} finally {
  await browser.close();
  site.close();
}

function summary(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  return `median ${at(0.5)}, three in four ${at(0.75)}, worst ${at(1)}`;
}

/**
 * Lets the pages' processes run a part of the time only: unlike the throttling of the developer tools, that slows
 * their workers too. The function that comes back ends it.
 */
async function slowed(of: Browser): Promise<() => void> {
  const session = await of.newBrowserCDPSession();
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
    timer = setTimeout(run, runMs * (times - 1));
  };
  run();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
  };
}
