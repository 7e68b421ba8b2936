import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionTheme = 'papir' | 'sand' | 'lavvande' | 'dyb';
/**
 * Placement of heading and content on the twelve columns. `stack`: heading above content. `side`: sticky heading on
 * four columns, content on seven. `split`: heading left and lead right, above the content.
 */
type SectionLayout = 'stack' | 'side' | 'split';
type SectionSpace = 'normal' | 'tight';

type SectionProps = {
  /** Link target; the heading gets the id `{id}-titel`. */
  id?: string;
  theme?: SectionTheme;
  layout?: SectionLayout;
  /** Vertical padding. */
  space?: SectionSpace;
  title?: string;
  lead?: ReactNode;
  /** Link or button below the lead. */
  action?: ReactNode;
  /** Whether the section is of use on paper. */
  printed?: boolean;
  children?: ReactNode;
};

/** Full-width section of a page: background, heading and content. */
export function Section({
  id,
  theme = 'papir',
  layout = 'stack',
  space = 'normal',
  title,
  lead,
  action,
  printed = true,
  children,
}: SectionProps) {
  const titleId = id && title ? `${id}-titel` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      // Not every layout and spacing has a class.
      className={[styles.section, styles[layout], styles[space]].filter(Boolean).join(' ')}
      data-theme={theme}
      data-print={printed ? undefined : 'no'}
    >
      <div className="wrap">
        {(title || lead || action) && (
          <div className={styles.head}>
            {title && <h2 id={titleId}>{title}</h2>}
            {(lead || action) && (
              <div className={styles.lead}>
                {lead && <p>{lead}</p>}
                {action}
              </div>
            )}
          </div>
        )}
        {children && <div className={styles.body}>{children}</div>}
      </div>
    </section>
  );
}
