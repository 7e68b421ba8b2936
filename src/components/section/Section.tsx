import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  /** Link target; the heading gets the id `{id}-titel`. */
  id: string;
  theme?: 'papir' | 'sand' | 'lavvande' | 'dyb';
  /**
   * Placement of heading and content on the twelve columns. `stack`: heading above content. `side`: sticky heading on
   * four columns, content on seven. `split`: heading left and lead right, above the content.
   */
  layout?: 'stack' | 'side' | 'split';
  /** Less vertical padding. */
  tight?: boolean;
  title: string;
  lead?: ReactNode;
  /** Link or button below the lead. */
  action?: ReactNode;
  /** Whether the section is of use on paper. */
  printed?: boolean;
  children: ReactNode;
};

/** Full-width section of a page: background, heading and content. */
export function Section({
  id,
  theme = 'papir',
  layout = 'stack',
  tight = false,
  title,
  lead,
  action,
  printed = true,
  children,
}: SectionProps) {
  const titleId = `${id}-titel`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      // The layout 'stack' has no class.
      className={[styles.section, styles[layout], tight && styles.tight].filter(Boolean).join(' ')}
      data-theme={theme}
      data-print={printed ? undefined : 'no'}
    >
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {(lead || action) && (
            <div className={`lead ${styles.lead}`}>
              {lead && <p>{lead}</p>}
              {action}
            </div>
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
