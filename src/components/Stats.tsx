import type { ReactNode } from 'react';
import { danishCount } from '#src/lib/danish-text.ts';
import styles from './Stats.module.css';

type StatsProps = {
  items: readonly { readonly key: string | null; readonly figure: ReactNode; readonly label: ReactNode }[];
};

/** Section with key figures. */
export function Stats({ items }: StatsProps) {
  return (
    <section aria-label={`${danishCount(items.length)} tal om os`}>
      <div className={`wrap ${styles.figures}`}>
        <dl className={styles.stats}>
          {items.map(({ key, figure, label }) => (
            <div key={key} className={styles.stat}>
              <dt className="caption">{label}</dt>
              <dd className="figure">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
