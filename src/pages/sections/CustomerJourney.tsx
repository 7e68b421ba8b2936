import type { ReactNode } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import styles from './CustomerJourney.module.css';
import { entriesOf, partsOf } from './slots.ts';

/** Ground and depth of each leg; the last is ashore. */
const legs = [
  { theme: 'deep', depth: '24 m' },
  { theme: 'coastal', depth: '12 m' },
  { theme: 'shallow', depth: '3 m' },
  { theme: 'paper', depth: null },
] as const;

/** Customer journey drawn as a course from deep water into harbour; each leg names the services that help on it. */
export function CustomerJourney({ children }: { children: ReactNode }) {
  const [heading] = partsOf(children);
  const [, ...entries] = entriesOf(children);
  return (
    <section className="scale" aria-labelledby={heading?.props.id}>
      <h2 id={heading?.props.id} className="visually-hidden">
        {heading?.props.children}
      </h2>
      <ol className={styles.course}>
        {legs.map(({ theme, depth }, index) => (
          <li key={theme} className={styles.leg} data-theme={theme}>
            {index > 0 && (
              <svg
                className={styles.shore}
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
                data-decoration
              >
                <path d="M100 0H58C18 10 82 21 56 35S24 54 60 67 34 88 66 100H100Z" />
              </svg>
            )}
            <p className={depth ? styles.depth : styles.anchor} aria-hidden="true">
              {depth ?? <Icon name="anchor" size={32} />}
            </p>
            <h3>{entries[index]?.title}</h3>
            {entries[index]?.body}
          </li>
        ))}
      </ol>
    </section>
  );
}
