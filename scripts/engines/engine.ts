/** The least that the journeys need of a browser, so that one list of them serves every engine. */
export type Driver = {
  readonly goto: (url: string) => Promise<void>;
  /** Runs JavaScript in the page; what it gives back must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks, as a pointer does, the element that the expression gives. */
  readonly click: (expression: string) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly setViewport: (width: number, height: number) => Promise<void>;
  /** Errors that the page has thrown or logged, where the engine tells them. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp';

export type Engine = {
  readonly name: string;
  readonly installed: () => boolean;
  /** Does it keep the pages that are left, to show them again as they were? A headless shell does not. */
  readonly pageCache: boolean;
  readonly start: () => Promise<RunningEngine>;
};

export type RunningEngine = {
  readonly version: string;
  /** A visitor who has never been here: no cookie, no storage, no history. */
  readonly open: () => Promise<Driver>;
  readonly stop: () => Promise<void>;
};
