import type { ReactNode } from 'react';

type EntryProps = {
  term: ReactNode;
  /** Whether the description needs more width than others of its list (`data-wide`). */
  wide?: boolean;
  children: ReactNode;
};

/** Entry of a description list: term and description in a `div`, so that they can be laid out together. */
export function Entry({ term, wide = false, children }: EntryProps) {
  return (
    <div data-wide={wide || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
