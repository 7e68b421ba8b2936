import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionTheme = 'papir' | 'sand' | 'lavvande' | 'dyb';
/**
 * How heading and content share the twelve columns: `stack` one above the other, `side` heading on
 * four columns that stays while the content passes on seven, `split` heading left and lead right
 * above the content.
 */
type SectionLayout = 'stack' | 'side' | 'split';
type SectionSpace = 'normal' | 'tight';

type SectionProps = {
  /** Also the target of links; the heading gets `{id}-titel`. */
  id?: string;
  theme?: SectionTheme;
  layout?: SectionLayout;
  /** Room above and below. */
  space?: SectionSpace;
  title?: string;
  lead?: ReactNode;
  /** Under the lead, before the content: a link to more, a button. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A band of the page: ground, heading, content. */
export function Section({
  id,
  theme = 'papir',
  layout = 'stack',
  space = 'normal',
  title,
  lead,
  action,
  children,
}: SectionProps) {
  const titleId = id && title ? `${id}-titel` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      // Not every layout has styles of its own.
      className={[styles.section, styles[layout], styles[space]].filter(Boolean).join(' ')}
      data-theme={theme}
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
