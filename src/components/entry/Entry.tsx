import type { ReactNode } from 'react';

/** Entry of a description list: term and description in a `div`, so that they can be laid out together. */
export function Entry({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
