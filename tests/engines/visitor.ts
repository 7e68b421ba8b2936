import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, Key } from './engine.ts';
import { type Role, scrollClear, selectors, visibleElement } from './visible-element.ts';

/** In ms. */
const timeout = 30_000;
const pollInterval = 50;

export type Visitor = ReturnType<typeof createVisitor>;

/** Adds actions and assertions in terms of roles and accessible names to a driver. */
export function createVisitor(driver: Driver, origin: string) {
  const evaluate = <Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => driver.evaluate(callExpression(run, args)) as Promise<Awaited<Result>>;

  /** Waits until the expression is true in the page. */
  async function waitForTrue(description: string, expression: string): Promise<void> {
    const deadline = Date.now() + timeout;
    let last: unknown;
    while (Date.now() < deadline) {
      // Fails during a navigation, while there is no page to evaluate in.
      last = await driver.evaluate(expression).catch((error: unknown) => String(error));
      if (last === true) return;
      await wait(pollInterval);
    }
    throw new Error(
      `${description}: timed out after ${timeout / 1000} s, last value ${JSON.stringify(last)}`,
    );
  }

  /** Waits until the function returns true in the page. Any other value is shown if the wait times out. */
  const waitFor = <Result, Args extends readonly unknown[]>(
    description: string,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<void> => waitForTrue(description, callExpression(run, args));

  const find = (role: Role, name: string | RegExp, within: string) =>
    callExpression(visibleElement, [
      selectors[role],
      typeof name === 'string' ? `^${name.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&')}$` : name.source,
      typeof name === 'string' ? '' : name.flags,
      within,
    ]);

  const sees = (role: Role, name: string | RegExp, within = 'body'): Promise<void> =>
    waitForTrue(`sees the ${role} '${name}'`, `Boolean(${find(role, name, within)})`);

  async function click(role: Role, name: string | RegExp, within = 'body'): Promise<void> {
    await sees(role, name, within);
    await waitForScrollEnd();
    const found = find(role, name, within);
    await driver.evaluate(`(${scrollClear})(${found})`);
    await driver.click(found);
  }

  /** Waits until the page no longer scrolls, so that an element to click does not move, and returns the position. */
  async function waitForScrollEnd(): Promise<number> {
    let position = Number.NaN;
    for (let unchanged = 0; unchanged < 3; ) {
      await wait(pollInterval);
      const current = await evaluate(() => Math.round(scrollY)).catch(() => Number.NaN);
      unchanged = current === position ? unchanged + 1 : 0;
      position = current;
    }
    return position;
  }

  return {
    evaluate,
    waitFor,
    waitForScrollEnd,
    sees,
    click,
    goto: (address: string) => driver.goto(new URL(address, origin).href),
    doesNotSee: (role: Role, name: string | RegExp, within = 'body'): Promise<void> =>
      waitForTrue(`sees no ${role} '${name}'`, `!${find(role, name, within)}`),
    async fill(label: string | RegExp, text: string, role: Role = 'textbox'): Promise<void> {
      await click(role, label);
      await driver.type(text);
    },
    press: (key: Key) => driver.press(key),
    back: () => driver.back(),
    reload: () => driver.reload(),
    waitForUrl: (address: string) =>
      waitFor(
        `is at ${address}`,
        (expected) => location.href === expected || location.href,
        origin + address,
      ),
    /** Waits until the island is hydrated. */
    waitForIsland: (island: string) =>
      waitFor(
        `${island} is hydrated`,
        (name) => Boolean(document.querySelector(`[data-island=${name}][data-ready]`)),
        island,
      ),
    async scrollTo(top: number): Promise<void> {
      await evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await waitForScrollEnd();
    },
  };
}

/**
 * Returns an expression that calls the function in the page, from its source. Defines esbuild's `__name` helper, which
 * the compiled source may use.
 */
function callExpression(run: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(() => { const __name = (named) => named; return (${run})(...${JSON.stringify(args)}); })()`;
}
