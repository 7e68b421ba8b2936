import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  /** Link target; the heading gets the id `{id}-titel`. */
  id: string;
  theme?: 'paper' | 'sand' | 'shallow' | 'deep';
  /** Whether the heading stands beside the content, and stays in view, instead of above it. */
  side?: boolean;
  title: string;
  lead?: ReactNode;
  /** Link or button below the lead. */
  action?: ReactNode;
  /** Leaves the section out in print. */
  screenOnly?: boolean;
  children?: ReactNode;
};

/** Full-width section of a page: background, heading and content. */
export function Section(props: SectionProps) {
  const { id, theme = 'paper', side = false, title, lead, action, screenOnly, children } = props;
  const titleId = `${id}-titel`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={side ? `${styles.section} ${styles.side}` : styles.section}
      data-theme={theme}
      data-print={screenOnly && 'no'}
    >
      <div className={side ? 'wrap columns' : 'wrap'}>
        <div className={`columns ${styles.head}`}>
          <h2 id={titleId} className="depth-mark">
            {title}
          </h2>
          {(lead || action) && (
            <div className={`lead stack ${styles.lead}`}>
              {lead && <p>{lead}</p>}
              {action}
            </div>
          )}
        </div>
        {children && <div className={styles.body}>{children}</div>}
      </div>
    </section>
  );
}
