import type { ReactNode } from 'react';
import styles from './Faq.module.css';

type FaqProps = {
  items: readonly { readonly id: string; readonly question: ReactNode; readonly answer: ReactNode }[];
};

/** Accordion of native `<details>` elements, one open at a time, in two columns where there is room; works without script. */
export function Faq({ items }: FaqProps) {
  const half = Math.ceil(items.length / 2);
  return (
    <div className={styles.faq}>
      {[items.slice(0, half), items.slice(half)].map((column) => (
        <div key={column[0]?.id}>
          {column.map(({ id, question, answer }) => (
            <details key={id} name="spoergsmaal" className={styles.item}>
              <summary className={`arrow ${styles.question}`}>
                <h3>{question}</h3>
              </summary>
              {/* A URL with this id as its hash opens the answer; search results link to it. */}
              <div id={id} className={styles.answer}>
                {answer}
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
