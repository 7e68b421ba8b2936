import { type ElementHandle, launch } from 'puppeteer-core';
import { findOnPath } from '../../scripts/lib/find-on-path.ts';
import type { Engine } from './driver.ts';

const program = findOnPath('firefox-esr') ?? findOnPath('firefox');

/** The installed Firefox, driven over WebDriver BiDi: a driver of its own it has none. */
export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: program !== null,
  async open() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program ?? undefined,
      extraPrefsFirefox: { 'intl.accept_languages': 'da' },
      defaultViewport: { width: 480, height: 844 },
    });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    return {
      goto: (url) => page.goto(url),
      evaluate: (run, ...args) =>
        page.evaluate(run as (...args: unknown[]) => ReturnType<typeof run>, ...args),
      async find(run, ...args) {
        const found = await page.evaluateHandle(
          run as (...args: unknown[]) => ReturnType<typeof run>,
          ...args,
        );
        return found.asElement() as ElementHandle<Element> | null;
      },
      type: (text) => page.keyboard.type(text),
      pressEscape: () => page.keyboard.press('Escape'),
      // Not `page.goBack()`, which waits for a load event: a page from the back/forward cache does not load again.
      back: () => page.evaluate(() => history.back()),
      reload: () => page.reload(),
      errors,
      close: () => browser.close(),
    };
  },
};
