import type { Driver, Key } from './engine.ts';
import { type Role, selectors, visibleElement } from './visible-element.ts';

/** In ms. */
const patience = 10_000;
const pause = 50;

export type Visitor = ReturnType<typeof visitorOf>;

/** What people do on the site and what they see, in roles and names, on top of a driver. */
export function visitorOf(driver: Driver, origin: string) {
  const evaluate = <Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => driver.evaluate(calling(run, args)) as Promise<Awaited<Result>>;

  /** Waits until the page's answer is as wanted. */
  async function untilTrue(what: string, expression: string): Promise<void> {
    const end = Date.now() + patience;
    let last: unknown;
    while (Date.now() < end) {
      // Between two pages there is nothing to ask.
      last = await driver.evaluate(expression).catch((error: unknown) => String(error));
      if (last === true) return;
      await wait(pause);
    }
    throw new Error(`${what}: not in ${patience / 1000} s, but ${JSON.stringify(last)}`);
  }

  const until = <Result, Args extends readonly unknown[]>(
    what: string,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<void> => untilTrue(what, calling(run, args));

  const element = (role: Role, name: string | RegExp, within: string) =>
    [
      selectors[role],
      typeof name === 'string' ? `^${name.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&')}$` : name.source,
      typeof name === 'string' ? '' : name.flags,
      within,
    ] as const;

  const sees = (role: Role, name: string | RegExp, within = 'body'): Promise<void> =>
    untilTrue(
      `sees the ${role} '${name}'`,
      `Boolean(${calling(visibleElement, element(role, name, within))})`,
    );

  return {
    evaluate,
    until,
    sees,
    goto: (address: string) => driver.goto(new URL(address, origin).href),
    misses: (role: Role, name: string | RegExp, within = 'body'): Promise<void> =>
      untilTrue(`sees no ${role} '${name}'`, `!${calling(visibleElement, element(role, name, within))}`),
    async click(role: Role, name: string | RegExp, within = 'body'): Promise<void> {
      await sees(role, name, within);
      await rest();
      await driver.click(calling(visibleElement, element(role, name, within)));
    },
    async fill(label: string | RegExp, text: string, role: Role = 'textbox'): Promise<void> {
      await sees(role, label);
      await rest();
      await driver.click(calling(visibleElement, element(role, label, 'body')));
      await driver.type(text);
    },
    press: (key: Key) => driver.press(key),
    back: () => driver.back(),
    reload: () => driver.reload(),
    at: (address: string) =>
      until(`is at ${address}`, (wanted) => location.href === wanted || location.href, origin + address),
    /** The island under the selector is hydrated. */
    ready: (island: string) =>
      until(
        `${island} is ready`,
        (name) => Boolean(document.querySelector(`[data-island=${name}][data-ready]`)),
        island,
      ),
    async scrollTo(top: number): Promise<void> {
      await evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await rest();
    },
    rest,
  };

  /** Waits until nothing scrolls any more, and says where that is: what is pressed must stand still. */
  async function rest(): Promise<number> {
    let place = Number.NaN;
    for (let still = 0; still < 3; ) {
      await wait(pause);
      const now = await evaluate(() => Math.round(scrollY)).catch(() => Number.NaN);
      still = now === place ? still + 1 : 0;
      place = now;
    }
    return place;
  }
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The call as text: the page gets the function's source. What compiles this file may name functions by a helper. */
function calling(run: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(() => { const __name = (named) => named; return (${run})(...${JSON.stringify(args)}); })()`;
}
