import type { ReactNode } from 'react';
import { entryItems } from './entries.tsx';
import styles from './PagePlan.module.css';

/**
 * Drawing of a home page with five numbered points, beside a list that explains each. The drawing repeats the list, so
 * it is hidden from screen readers.
 */
export function PagePlan({ children }: { children: ReactNode }) {
  return (
    <div className="columns">
      <img
        className={styles.drawing}
        src="/billeder/tegninger/sideplan.svg"
        width="640"
        height="640"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <ol className={`stack numbered ${styles.points}`}>{entryItems(children)}</ol>
    </div>
  );
}
