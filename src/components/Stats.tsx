import { danishCount } from '#src/lib/danish-text.ts';
import type { KeyFigure } from '#src/site/key-figures.ts';
import { FactText } from './fact/FactText.tsx';
import { FactValue } from './fact/FactValue.tsx';
import styles from './Stats.module.css';

/** Section with key figures drawn as depth soundings: each hangs on a vertical line of a different length. */
export function Stats({ items }: { items: readonly KeyFigure[] }) {
  return (
    <section aria-label={`${danishCount(items.length)} tal om os`} data-theme="shallow">
      <div className={`wrap ${styles.figures}`}>
        <dl className={styles.stats}>
          {items.map(({ fact, label }) => (
            <div key={label} className={`sounding ${styles.stat}`}>
              <dt className="caption">
                <FactText text={label} />
              </dt>
              <dd className="figure">
                <FactValue name={fact} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
