import type { ReactNode } from 'react';
import styles from './Stats.module.css';

type Stat = {
  /** The figure, from the facts. */
  readonly value: ReactNode;
  readonly label: string;
};

/** Figures as soundings: each hangs on a lead line from the surface above it, at its own depth. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
