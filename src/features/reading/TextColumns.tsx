import type { ReactNode } from 'react';
import type { TocEntry } from '#src/content/types.ts';
import { Contents } from './Contents.tsx';
import styles from './TextColumns.module.css';

type TextColumnsProps = {
  toc: readonly TocEntry[];
  /** What the bar of the contents list begins with on phones. */
  action?: ReactNode;
  /** The text, rendered. */
  children: ReactNode;
  /** Sets the space above, which differs between pages. */
  className: string | undefined;
};

/** Lays out a text with its contents list, side by side where there is room. */
export function TextColumns({ toc, action, className, children }: TextColumnsProps) {
  return (
    <div className={`wrap ${styles.columns} ${className}`}>
      <Contents entries={toc.filter((entry) => entry.depth === 2)} action={action} />
      <div className="prose">{children}</div>
    </div>
  );
}
