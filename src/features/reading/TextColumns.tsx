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
};

/** Lays out a text with its contents list, side by side where there is room. */
export function TextColumns({ toc, action, children }: TextColumnsProps) {
  return (
    <div className={`wrap columns ${styles.columns}`}>
      <Contents entries={toc.filter((entry) => entry.depth === 2)} action={action} />
      <div className="prose">{children}</div>
    </div>
  );
}
