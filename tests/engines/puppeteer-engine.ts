import { type ElementHandle, type LaunchOptions, launch, type Page } from 'puppeteer-core';
import { chromiumArguments } from '../../scripts/chromium/chromium-arguments.ts';
import { findOnPath } from '../../scripts/lib/find-on-path.ts';
import type { Driver, Engine } from './engine.ts';

/** The installed Firefox. */
export const firefox = puppeteerEngine({
  name: 'Firefox',
  program: () => findOnPath('firefox-esr') ?? findOnPath('firefox'),
  hasBackForwardCache: true,
  options: { browser: 'firefox', extraPrefsFirefox: { 'intl.accept_languages': 'da' } },
});

/** Chromium. `path` is null if there is none. */
export const chromiumEngine = (path: string | null): Engine =>
  puppeteerEngine({
    name: 'Chromium',
    program: () => path,
    hasBackForwardCache: !path?.includes('headless-shell'),
    options: {
      browser: 'chrome',
      protocol: 'webDriverBiDi',
      args: chromiumArguments,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  });

type Settings = Pick<Engine, 'name' | 'hasBackForwardCache'> & {
  /** Returns the path of the browser, or null if it is not installed. */
  readonly program: () => string | null;
  readonly options: LaunchOptions;
};

/** Returns an engine that is driven over WebDriver BiDi. */
function puppeteerEngine({ name, program, hasBackForwardCache, options }: Settings): Engine {
  return {
    name,
    installed: () => program() !== null,
    hasBackForwardCache,
    async start() {
      const executablePath = program() ?? undefined;
      const browser = await launch({ ...options, executablePath, defaultViewport: null });
      return {
        // The browsers report 'firefox/153.0' and '156.0.8078.79/@…'.
        version: /[\d.]+/.exec(await browser.version())?.[0] ?? '',
        async open() {
          const context = await browser.createBrowserContext();
          return createDriver(await context.newPage(), () => context.close());
        },
        stop: () => browser.close(),
      };
    },
  };
}

function createDriver(page: Page, close: () => Promise<void>): Driver {
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;
      if (!element) throw new Error('The element to click was not found');
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // Not `page.goBack()`, which waits for a load event: a page from the back/forward cache does not load again.
    back: async () => void (await page.evaluate('history.back()')),
    reload: async () => void (await page.reload()),
    setViewport: (width, height) => page.setViewport({ width, height }),
    errors: () => errors,
    close,
  };
}
