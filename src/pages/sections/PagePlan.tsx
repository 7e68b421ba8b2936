import type { ReactNode } from 'react';
import { Drawing } from '#src/components/picture/Drawing.tsx';
import { entryItems } from './entries.tsx';
import styles from './PagePlan.module.css';

/**
 * Drawing of a home page with five numbered points, beside a list that explains each. The drawing repeats the list, so
 * it is hidden from screen readers.
 */
export function PagePlan({ children }: { children: ReactNode }) {
  return (
    <div className="columns">
      <Drawing name="sideplan" className={styles.drawing} width={640} height={640} loading="lazy" />
      <ol className={`stack numbered ${styles.points}`}>{entryItems(children)}</ol>
    </div>
  );
}
