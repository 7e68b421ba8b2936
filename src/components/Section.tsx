import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  /** Link target; the heading gets the id `{id}-titel`. */
  id: string;
  theme?: 'paper' | 'sand' | 'shallow' | 'deep';
  /**
   * Placement on the twelve columns. `split`: heading left and lead right, above the content. `stacked`: lead under the
   * heading. `side`: sticky heading on four columns, content on seven.
   */
  layout?: 'split' | 'stacked' | 'side';
  /** Air above and below: little for questions and notes, more for work to look at. */
  space?: 'quiet' | 'standard' | 'work';
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
  const { id, theme = 'paper', layout = 'split', space = 'standard' } = props;
  const { title, lead, action, screenOnly, children } = props;
  const titleId = `${id}-titel`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={[styles.section, styles[layout], styles[space]].filter(Boolean).join(' ')}
      data-theme={theme}
      data-print={screenOnly && 'no'}
    >
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={titleId} className={layout === 'side' ? undefined : 'display'}>
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
