import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: number;
  }
}

/** Begins to add up what moves without the visitor's doing; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The sum so far as the measuring tools print it, with three decimals: a word that grows by half a pixel when
 * the font takes over counts for less than that, a line that wraps for more.
 */
export async function shiftsOf(page: Page): Promise<number> {
  return Number((await page.evaluate(() => window.shifts)).toFixed(3));
}
