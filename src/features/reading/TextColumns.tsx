import type { ReactNode } from 'react';
import type { TocEntry } from '#src/content/types.ts';
import { Contents } from './Contents.tsx';
import styles from './TextColumns.module.css';

type TextColumnsProps = {
  toc: readonly TocEntry[];
  /** The space above, which is the page's own. */
  className: string | undefined;
  children: ReactNode;
};

/** A text, and its contents list beside it where there is room. */
export function TextColumns({ toc, className, children }: TextColumnsProps) {
  return (
    <div className={`wrap ${styles.columns} ${className}`}>
      <Contents entries={toc.filter((entry) => entry.depth === 2)} />
      {children}
    </div>
  );
}
