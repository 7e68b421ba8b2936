import type { FaqItem } from '#src/content/types.ts';
import styles from './Faq.module.css';
import { FactText } from './fact/FactText.tsx';

type FaqProps = {
  items: readonly FaqItem[];
  /** Group name: opening an answer closes the others of the group. Unique on its page. */
  name: string;
};

/** Accordion of native `<details>` elements, in two columns where there is room; works without script. */
export function Faq({ items, name }: FaqProps) {
  const half = Math.ceil(items.length / 2);
  return (
    <div className={styles.faq}>
      {[items.slice(0, half), items.slice(half)].map((column) => (
        <div key={column[0]?.id}>
          {column.map(({ id, question, answer }) => (
            <details key={id} name={name} className={styles.item}>
              <summary className={`arrow ${styles.question}`}>
                <h3>
                  <FactText text={question} />
                </h3>
              </summary>
              {/* A URL with this id as its hash opens the answer; search results link to it. */}
              <p id={`${name}-${id}`} className={styles.answer}>
                <FactText text={answer} />
              </p>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
