import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { versionOf } from '../hosts/programs/program.ts';
import type { Driver, Engine } from './engine.ts';

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Puppeteer loses a page that the browser swaps for one that it kept or rendered ahead; tests/browser has those.
  '--disable-features=BackForwardCache,Prerender2',
];

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export function puppeteerEngine(browser: 'chrome' | 'firefox', program: () => string | null): Engine {
  return {
    name: browser === 'chrome' ? 'Chromium' : 'Firefox',
    version: () => {
      const path = program();
      return path && versionOf(path, ['--version']);
    },
    async start() {
      const running = await launch({
        browser,
        executablePath: program() ?? undefined,
        args: browser === 'chrome' ? chromiumArguments : [],
        extraPrefsFirefox: { 'intl.accept_languages': 'da' },
        // Puppeteer's own choice of size would be put on every page.
        defaultViewport: null,
      });
      return {
        async open() {
          const context = await running.createBrowserContext();
          return driverOf(await context.newPage(), () => context.close());
        },
        stop: () => running.close(),
      };
    },
  };
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;
      if (!element) throw new Error('nothing to click');
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // Without waiting for a load: a page out of the browser's cache does not load again.
    back: async () => void (await page.evaluate('history.back()')),
    reload: async () => void (await page.reload()),
    setViewport: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot({ fullPage: true })),
    complaints: () => complaints,
    close,
  };
}
