import type { ReactNode } from 'react';

type EntryProps = {
  term: ReactNode;
  /** Whether the description needs more width than others of its list: the class `wide`. */
  wide?: boolean;
  children: ReactNode;
};

/** Entry of a description list: term and description in a `div`, so that they can be laid out together. */
export function Entry({ term, wide, children }: EntryProps) {
  return (
    <div className={wide ? 'wide' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
