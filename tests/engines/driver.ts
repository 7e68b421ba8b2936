/*
 * Debian's Firefox and WebKitGTK have no protocol in common. Firefox without geckodriver, which Debian lacks, speaks BiDi, as
 * puppeteer does; WebKitGTK speaks plain WebDriver, as selenium does. Playwright drives only its own builds of both.
 */

export type Engine = {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Starts a browser about as wide as a phone, without cookies, storage or history. */
  readonly open: () => Promise<Driver>;
};

/** What the tests do in a browser, with the package that drives its engine. */
export type Driver = {
  readonly goto: (url: string) => Promise<unknown>;
  /** Calls a function in the page. Arguments and result must be serializable as JSON. */
  readonly evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Returns the element that a function finds in the page. Its `click` is a real pointer event. */
  readonly find: <Args extends unknown[]>(
    run: (...args: Args) => Element | undefined,
    ...args: Args
  ) => Promise<{ readonly click: () => Promise<void> } | null>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly pressEscape: () => Promise<void>;
  readonly back: () => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** Uncaught errors and console errors and warnings of the page. Always empty in engines that do not report them. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
};
