import { type ElementHandle, chromium as playwright } from '@playwright/test';
import { chromiumArguments } from '../chromium-arguments.ts';
import type { Driver, Engine } from './engine.ts';

/** Chromium with Playwright, as in tests/browser; no path where there is none. */
export const chromiumEngine = (executablePath: string | undefined): Engine => ({
  name: 'Chromium',
  installed: () => executablePath !== undefined,
  pageCache: !executablePath?.includes('headless-shell'),
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
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(String(error)));
        return {
          goto: async (url) => void (await page.goto(url)),
          evaluate: (expression) => page.evaluate(expression),
          async click(expression) {
            const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle | null;
            if (!element) throw new Error('nothing to click');
            await element.click();
          },
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key),
          back: async () => void (await page.goBack({ waitUntil: 'commit' })),
          reload: async () => void (await page.reload()),
          setViewport: (width, height) => page.setViewportSize({ width, height }),
          complaints: () => complaints,
          close: () => page.close(),
        };
      },
      stop: () => browser.close(),
    };
  },
});
