import '../environment/read-env.mjs';

import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import basicSsl from '@vitejs/plugin-basic-ssl';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumArguments } from '../chromium/chromium-arguments.ts';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { root } from '../lib/root.ts';
import { startStaticHost } from '../serve/static-host.ts';

/*
 * `npm run bench:pages [-- runs]`: loads pages of the built `dist/` over a slow connection with a slow processor, as a
 * phone does, beside a bare article in the same run. Prints medians in ms and their ratio to the bare article: compare
 * the ratios, since milliseconds depend on the machine.
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
const port = 9222 + Math.floor(Math.random() * 2000);
const browser = await chromium.launch({
  executablePath: ensureChromium() ?? process.exit(1),
  args: [...chromiumArguments, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
});

/** Measures a page, with throttling applied and not simulated. */
async function measure(url: string): Promise<number[]> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    logLevel: 'silent',
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const work = audits['mainthread-work-breakdown']?.details as
    | { readonly items: readonly { readonly group: string; readonly duration: number }[] }
    | undefined;
  return [
    value('first-contentful-paint'),
    value('largest-contentful-paint'),
    value('total-blocking-time'),
    work?.items.find(({ group }) => group === 'styleLayout')?.duration ?? Number.NaN,
  ];
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
} finally {
  await browser.close();
  await site.close();
  await plain.close();
  rmSync(folder, { recursive: true });
}
