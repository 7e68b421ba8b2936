import { type ElementHandle, chromium as playwright } from '@playwright/test';
import { chromiumArguments } from '../chromium-arguments.ts';
import type { Driver, Engine } from './engine.ts';

/** Chromium, driven by Playwright as in tests/browser. `executablePath` is undefined if there is no Chromium. */
export const chromiumEngine = (executablePath: string | undefined): Engine => ({
  name: 'Chromium',
  installed: () => executablePath !== undefined,
  hasBackForwardCache: !executablePath?.includes('headless-shell'),
  async start() {
    const browser = await playwright.launch({
      executablePath,
      args: chromiumArguments,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    return {
      version: browser.version(),
      async open(): Promise<Driver> {
        const page = await browser.newPage();
        page.setDefaultTimeout(15_000);
        const errors: string[] = [];
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) errors.push(message.text());
        });
        page.on('pageerror', (error) => errors.push(String(error)));
        return {
          goto: async (url) => void (await page.goto(url)),
          evaluate: (expression) => page.evaluate(expression),
          async click(expression) {
            const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle | null;
            if (!element) throw new Error('The element to click was not found');
            await element.click();
          },
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key),
          back: async () => void (await page.goBack({ waitUntil: 'commit' })),
          reload: async () => void (await page.reload()),
          setViewport: (width, height) => page.setViewportSize({ width, height }),
          errors: () => errors,
          close: () => page.close(),
        };
      },
      stop: () => browser.close(),
    };
  },
});
