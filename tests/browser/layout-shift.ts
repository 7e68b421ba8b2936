import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** Records every layout shift without recent input, from the start of the page load. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`);
        if (!hadRecentInput) window.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Returns the cumulative layout shift so far, and what moved. The sum has three decimals, as in
 * measuring tools: a word that grows by half a pixel on font swap counts for less than that, a line that wraps for more.
 */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => window.shifts);
  return {
    sum: Number(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3)),
    moved: shifts
      .flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(5)} ${what}`))
      .join('\n'),
  };
}

/** Waits until fonts are loaded, finite animations of what is laid out have finished and three frames are painted. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document.getAnimations().filter(
      ({ playState, effect, timeline }) =>
        playState === 'running' &&
        // One that scrolling drives ends with the page.
        timeline instanceof DocumentTimeline &&
        Number.isFinite(effect?.getComputedTiming().endTime as number) &&
        (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
    );
    await Promise.allSettled(finite.map(({ finished }) => finished));
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
