import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Opens a second tab for a test that does the same in two tabs, one of them translated.
 * @returns the second tab, a function that does something in both, and one that then compares what both show
 */
export async function withTranslatedTwin(page: Page, shown: (page: Page) => Locator) {
  const translated = await page.context().newPage();
  const both = <Result>(run: (page: Page) => Promise<Result>) => Promise.all([run(page), run(translated)]);
  const compare = async (run: (page: Page) => Promise<unknown>) => {
    await both(run);
    const [plain, other] = await both((each) => shown(each).innerText());
    expect(other).toBe(plain);
  };
  return { translated, both, compare };
}
