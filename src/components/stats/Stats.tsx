import type { ReactNode } from 'react';
import { FactText } from '../fact/Fact.tsx';
import styles from './Stats.module.css';

type Stat = {
  /** Figure from the facts. */
  readonly value: ReactNode;
  /** May contain `{{fact}}` tokens. */
  readonly label: string;
};

/** Key figures drawn as depth soundings: each hangs on a vertical line of a different length. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.stat}>
          <dt>
            <FactText text={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
