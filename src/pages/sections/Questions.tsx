import type { ReactNode } from 'react';
import styles from './Questions.module.css';
import { entriesOf } from './slots.ts';

/**
 * Questions and their answers: native `<details>` elements, one open at a time, in two columns where there is room; work
 * without script.
 */
export function Questions({ children }: { children: ReactNode }) {
  const questions = entriesOf(children);
  const half = Math.ceil(questions.length / 2);
  return (
    <div className={styles.faq}>
      {[questions.slice(0, half), questions.slice(half)].map((column) => (
        <div key={column[0]?.id}>
          {column.map(({ id, title, body }) => (
            <details key={id} name="spoergsmaal" className={styles.item}>
              <summary className={`arrow ${styles.question}`}>
                <h3>{title}</h3>
              </summary>
              {/* A URL with this id as its hash opens the answer; search results link to it. */}
              <div id={id} className={styles.answer}>
                {body}
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Keywords of a question, which only structured data states. */
export function Keywords(_: { ord: string }) {
  return null;
}
