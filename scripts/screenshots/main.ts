import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { pagesIn } from '../lib/dist-pages.ts';
import { root } from '../lib/root.ts';
import { startStaticHost } from '../serve/static-host.ts';

/*
 * `npm run screenshots [path …]`: takes full-page screenshots of all built pages into screenshots/ (git-ignored).
 */

const out = join(root, 'screenshots');
const widths = [390, 768, 1440];

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

async function takeScreenshot(browser: Browser, origin: string, width: number, path: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'da-DK',
  });
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    // The page may load before the content below the first view is shown.
    await page.locator('html[data-script]').waitFor();
    await page.locator('[data-wait]').waitFor({ state: 'detached' });
    await loadLazyImages(page);
    const name = path.slice(1).replaceAll('/', '-') || 'forside';
    await page.screenshot({ path: join(out, `${name}-${width}.png`), fullPage: true });
  } finally {
    await page.close();
  }
}

const names = process.argv.slice(2);
const dist = builtDirectory();
const paths = (await pagesIn(dist))
  .map(({ path }) => path)
  .filter((path) => !names.length || names.includes(path));
const { origin, close } = await startStaticHost({ directory: dist, leads: join(root, 'leads') });
const browser = await launchChromium();
if (names.length === 0) await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
for (const width of widths) for (const path of paths) await takeScreenshot(browser, origin, width, path);
await browser.close();
close();
