import type { Text } from './read-text.ts';

/** A page that can be rendered, with what the checks need of its file. */
export type CheckedPage<Page> = {
  readonly page: Page;
  readonly text: Text;
  /** Returns the line of a field. */
  readonly lineOf: (field: string) => number;
};
