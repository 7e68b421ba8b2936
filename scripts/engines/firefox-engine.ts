import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { programOnPath } from '../program-on-path.ts';
import type { Driver, Engine } from './engine.ts';

const program = () => programOnPath('firefox-esr') ?? programOnPath('firefox');

/** The Firefox that people have, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  installed: () => program() !== null,
  pageCache: true,
  async start() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program() ?? undefined,
      extraPrefsFirefox: { 'intl.accept_languages': 'da' },
      defaultViewport: null,
    });
    return {
      // It says 'firefox/153.0'.
      version: (await browser.version()).replace(/^\D+/, ''),
      async open() {
        const context = await browser.createBrowserContext();
        return driverOf(await context.newPage(), () => context.close());
      },
      stop: () => browser.close(),
    };
  },
};

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
    complaints: () => complaints,
    close,
  };
}
