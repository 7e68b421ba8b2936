import { FactText } from '../fact/Fact.tsx';
import styles from './Faq.module.css';

type FaqProps = {
  items: readonly { readonly question: string; readonly answer: string }[];
  /** Groups the answers: opening one closes the others of the same name. Unique on its page. */
  name: string;
};

/** Questions that open one at a time. The browser's own `<details>`: works with no script at all. */
export function Faq({ items, name }: FaqProps) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} className={styles.item}>
          <summary className={styles.question}>
            <h3>
              <FactText text={question} />
            </h3>
          </summary>
          {/* An address that leads here opens the answer; the search uses it. */}
          <p id={`${name}-${index + 1}`} className={styles.answer}>
            <FactText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
