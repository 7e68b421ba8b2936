import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { pagesIn } from '../commands/dist-pages.ts';
import { launchChromium } from '../commands/launch-chromium.ts';
import { builtDirectory } from '../dist-directory.ts';
import { root } from '../root.ts';
import { startStaticHost } from '../serve/static-host.ts';

/* `npm run screenshots [path …]`: full-page pictures of every built page and of the states, into screenshots/ (git-ignored). */

const out = join(root, 'screenshots');
const widths = [390, 768, 1440];

type State = { readonly name: string; readonly path: string; readonly act: (page: Page) => Promise<unknown> };

const states: readonly State[] = [
  { name: 'menu', path: '/', act: (page) => page.locator('[data-burger]').click({ timeout: 1000 }) },
  {
    name: 'dropdown',
    path: '/',
    act: (page) => page.locator('[data-dropdown] [aria-expanded]').click({ timeout: 1000 }),
  },
  {
    name: 'kontakt-fejl',
    path: '/kontakt',
    act: async (page) => {
      await page.mouse.move(5, 5);
      await page.locator('[data-island=contact][data-ready] form [type=submit]').click();
    },
  },
  {
    name: 'tom-soegning',
    path: '/artikler?q=zzzzqqq',
    act: (page) => page.getByText('Ingen artikler matcher').first().waitFor(),
  },
  { name: 'soegning', path: '/artikler?q=pris', act: (page) => page.locator('mark').first().waitFor() },
  {
    name: 'cookies-aaben',
    path: '/cookies',
    act: async (page) => {
      await page.locator('[data-consent-manage]').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'prisberegner-tilbud',
    path: '/priser?stoerrelse=mellem&google=ja&seo=standard#prisudregner',
    act: (page) => page.getByText('Dit tilbud').first().waitFor(),
  },
];

/** Scrolls once through the page, so that lazy pictures are there. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

async function shoot(
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
    if (state) {
      await state.act(page);
      // What fades or slides in has arrived by then.
      await page.waitForTimeout(600);
    } else {
      await settle(page);
    }
    const name = state?.name ?? (path.slice(1).replaceAll('/', '-') || 'forside');
    await page.screenshot({ path: join(out, `${name}-${width}.png`), fullPage: !state });
  } catch (error) {
    // A state that a width does not have, such as the phone's menu on a desktop.
    console.log(`${state?.name ?? path} @ ${width}: ${String(error).split('\n')[0]}`);
  } finally {
    await page.close();
  }
}

const wanted = process.argv.slice(2);
const dist = builtDirectory();
const paths = (await pagesIn(dist)).map(({ path }) => path);
const { origin, close } = await startStaticHost({ directory: dist, leads: join(root, 'leads') });
const browser = await launchChromium();
if (wanted.length === 0) await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
for (const width of widths) {
  for (const path of paths.sort()) {
    if (wanted.length === 0 || wanted.includes(path)) await shoot(browser, origin, width, path);
  }
  for (const state of states) {
    if (wanted.length === 0 || wanted.includes(state.name))
      await shoot(browser, origin, width, state.path, state);
  }
}
await browser.close();
close();
