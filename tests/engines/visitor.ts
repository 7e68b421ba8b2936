import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Driver } from './driver.ts';

/** Adds what the tests have in common to a driver. */
export function createVisitor(driver: Driver, origin: string) {
  const { evaluate } = driver;

  /** Returns an assertion about the result of a function in the page, which is tried again until it holds. */
  const eventually = <Args extends unknown[]>(run: (...args: Args) => unknown, ...args: Args) =>
    expect.poll(() => evaluate(run, ...args));

  /** Waits until the page no longer scrolls, and returns the position. */
  async function scrollEnd(): Promise<number> {
    let position = Number.NaN;
    for (let unchanged = 0; unchanged < 3; ) {
      await wait(100);
      // Fails during a navigation, while there is no page to evaluate in.
      const current = await evaluate(() => Math.round(scrollY)).catch(() => Number.NaN);
      unchanged = current === position ? unchanged + 1 : 0;
      position = current;
    }
    return position;
  }

  const sees = (selector: string, text = '') =>
    expect.poll(async () => (await driver.find(visible, selector, text, false)) !== null, {
      message: `sees ${selector} ${text}`,
    });

  async function click(selector: string, text = ''): Promise<void> {
    await sees(selector, text).toBe(true);
    // Again if something that moves was in the way.
    const tryToClick = async () =>
      (await driver.find(visible, selector, text, true))?.click().then(() => 'clicked', String);
    await expect.poll(tryToClick).toBe('clicked');
  }

  return {
    ...driver,
    eventually,
    scrollEnd,
    sees,
    click,
    /** Opens a page and waits for its script. */
    async goto(path: string): Promise<void> {
      await driver.goto(origin + path);
      await eventually(() => 'script' in document.documentElement.dataset).toBe(true);
    },
    /** Asserts that the visitor comes to an address. */
    isAt: (path: string) => eventually(() => location.href).toBe(origin + path),
    /** Leaves the page as by a link, without a click that would scroll. */
    async leaveFor(path: string): Promise<void> {
      await evaluate((to) => {
        location.href = to;
      }, path);
      await eventually(() => location.href).toBe(origin + path);
      await sees('h1').toBe(true);
    },
    /** Clicks a label and types into its field. */
    async fill(label: string, text: string): Promise<void> {
      await click('label', label);
      await driver.type(text);
    },
    async scrollTo(top: number): Promise<number> {
      await evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      return scrollEnd();
    },
  };
}

/**
 * Returns the first visible element that matches and contains the text, moved to the middle of the viewport if it will be
 * clicked: away from what covers the edges, such as the calculator's bar. Runs in the page.
 */
function visible(selector: string, text: string, willBeClicked: boolean): Element | undefined {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.textContent.includes(text) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0,
  );
  if (willBeClicked) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}
