import type { FactName } from '#src/site/facts.ts';
import { FactText, FactValue } from '../fact/Fact.tsx';
import styles from './Stats.module.css';

type Stat = {
  readonly fact: FactName;
  /** May contain `{{fact}}` tokens. */
  readonly label: string;
};

/** Key figures drawn as depth soundings: each hangs on a vertical line of a different length. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {items.map(({ fact, label }) => (
        <div key={label} className={styles.stat}>
          <dt>
            <FactText text={label} />
          </dt>
          <dd>
            <FactValue name={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
