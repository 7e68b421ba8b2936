import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { pagesIn } from '../lib/dist-pages.ts';
import { root } from '../lib/root.ts';
import { startStaticHost } from '../serve/static-host.ts';

/*
 * `npm run screenshots [path or state …]`: takes full-page screenshots of all built pages, and screenshots of states
 * such as an open menu, into screenshots/ (git-ignored).
 */

const out = join(root, 'screenshots');
const widths = [390, 768, 1440];

type State = {
  readonly name: string;
  readonly path: string;
  /** Widths at which the state exists; all by default. */
  readonly widths?: readonly number[];
  readonly prepare: (page: Page) => Promise<unknown>;
};

const states: readonly State[] = [
  {
    name: 'menu',
    path: '/',
    widths: [390, 768],
    prepare: (page) => page.locator('[data-burger]').click(),
  },
  {
    name: 'dropdown',
    path: '/',
    widths: [1440],
    prepare: (page) => page.locator('[data-dropdown] [aria-expanded]').click(),
  },
  {
    name: 'kontakt-fejl',
    path: '/kontakt',
    prepare: async (page) => {
      await page.locator('[data-island=contact]').scrollIntoViewIfNeeded();
      await page.locator('[data-island=contact][data-ready] form [type=submit]').click();
    },
  },
  {
    name: 'tom-soegning',
    path: '/artikler?q=zzzzqqq',
    prepare: (page) => page.getByText('Ingen artikler matcher').first().waitFor(),
  },
  { name: 'soegning', path: '/artikler?q=pris', prepare: (page) => page.locator('mark').first().waitFor() },
  {
    name: 'cookies-aaben',
    path: '/cookies',
    prepare: async (page) => {
      await page.locator('[data-consent-manage]').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'prisberegner-tilbud',
    path: '/priser?stoerrelse=mellem&google=ja&seo=standard#prisudregner',
    prepare: (page) => page.getByText('Dit tilbud').first().waitFor(),
  },
];

/** Scrolls through the page once and waits for lazy-loaded images. */
async function loadLazyImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

async function takeScreenshot(
  browser: Browser,
  origin: string,
  width: number,
  path: string,
  state?: State,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'da-DK',
  });
  try {
    page.setDefaultTimeout(8000);
    await page.goto(origin + path, { waitUntil: 'load' });
    // The page may load before the content below the first view is shown.
    await page.locator('html[data-script]').waitFor();
    await page.locator('[data-wait]').waitFor({ state: 'detached' });
    if (state) {
      await state.prepare(page);
      // Waits for transitions to end.
      await page.waitForTimeout(600);
    } else {
      await loadLazyImages(page);
    }
    const name = state?.name ?? (path.slice(1).replaceAll('/', '-') || 'forside');
    await page.screenshot({ path: join(out, `${name}-${width}.png`), fullPage: !state });
  } finally {
    await page.close();
  }
}

const names = process.argv.slice(2);
const isSelected = (name: string) => names.length === 0 || names.includes(name);
const dist = builtDirectory();
const paths = (await pagesIn(dist)).map(({ path }) => path).sort();
const { origin, close } = await startStaticHost({ directory: dist, leads: join(root, 'leads') });
const browser = await launchChromium();
if (names.length === 0) await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
for (const width of widths) {
  for (const path of paths) {
    if (isSelected(path)) await takeScreenshot(browser, origin, width, path);
  }
  for (const state of states) {
    if (isSelected(state.name) && (state.widths ?? widths).includes(width))
      await takeScreenshot(browser, origin, width, state.path, state);
  }
}
await browser.close();
close();
