/** Browser actions that the journeys use, implemented once per engine. */
export type Driver = {
  readonly goto: (url: string) => Promise<void>;
  /** Evaluates JavaScript in the page. The result must be serializable as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the element that the expression evaluates to, with a real pointer event. */
  readonly click: (expression: string) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly pressEscape: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly setViewport: (width: number, height: number) => Promise<void>;
  /** Uncaught errors and console errors and warnings of the page. Always empty in engines that do not report them. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
};

export type Engine = {
  readonly name: string;
  readonly installed: () => boolean;
  readonly start: () => Promise<RunningEngine>;
};

type RunningEngine = {
  /** Opens a page in a fresh session, without cookies, storage or history. */
  readonly open: () => Promise<Driver>;
  readonly stop: () => Promise<void>;
};
