import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { findOnPath } from '../../scripts/lib/find-on-path.ts';
import type { Driver, Engine } from './driver.ts';

const program = () => findOnPath('firefox-esr') ?? findOnPath('firefox');

/** The installed Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  installed: () => program() !== null,
  async start() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program() ?? undefined,
      extraPrefsFirefox: { 'intl.accept_languages': 'da' },
      defaultViewport: null,
    });
    return {
      async open() {
        const context = await browser.createBrowserContext();
        return createDriver(await context.newPage(), () => context.close());
      },
      stop: () => browser.close(),
    };
  },
};

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
      const handle = (await page.evaluateHandle(expression)) as ElementHandle<Element>;
      await handle.click();
    },
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    // Not `page.goBack()`, which waits for a load event: a page from the back/forward cache does not load again.
    back: async () => void (await page.evaluate('history.back()')),
    reload: async () => void (await page.reload()),
    setViewport: (width, height) =>
      page.setViewport({ width, height }).catch((error: Error) => {
        // Firefox 140 lacks the orientation of the screen, which puppeteer sends along with the size.
        if (!error.message.includes('setScreenOrientationOverride')) throw error;
      }),
    errors: () => errors,
    close,
  };
}
