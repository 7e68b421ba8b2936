import type { FactName } from '#src/site/facts.ts';
import { FactText, FactValue } from '../fact/Fact.tsx';
import styles from './Stats.module.css';

type Stat = {
  readonly fact: FactName;
  /** May contain `{{fact}}` tokens. */
  readonly label: string;
  /** What the reader must know about this figure. */
  readonly note?: FactName;
};

/** Key figures drawn as depth soundings: each hangs on a vertical line of a different length. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {items.map(({ fact, label, note }) => (
        <div key={label} className={styles.stat}>
          <dt>
            <FactText text={label} />
          </dt>
          <dd>
            <FactValue name={fact} />
          </dd>
          {note && (
            <dd className={styles.note}>
              <FactValue name={note} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
