import type { ReactNode } from 'react';
import { danishCount } from '#src/lib/danish-text.ts';
import styles from './KeyFigures.module.css';
import { labelledPoints } from './slots.ts';

/** Section with key figures from a list, `- **figure** what it counts`. */
export function KeyFigures({ children }: { children: ReactNode }) {
  const figures = labelledPoints(children);
  return (
    <section className="section wrap" aria-label={`${danishCount(figures.length)} tal om os`}>
      <dl className={`stack counts ${styles.stats}`}>
        {figures.map(({ key, label, value }) => (
          <div key={key}>
            <dt className="caption">{value}</dt>
            <dd className="figure">{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
