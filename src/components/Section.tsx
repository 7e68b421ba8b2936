import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  /** Link target; the heading gets the id `{id}-titel`. */
  id: string;
  /** Whether the heading stands beside the content, and stays in view, instead of above it. */
  side?: boolean | undefined;
  /** Whether the heading is a statement, as large as the title of a page. */
  large?: boolean | undefined;
  /** Whether it is deep water, on which text is light. */
  onDeep?: boolean | undefined;
  title: ReactNode;
  /** What introduces the section below its heading: paragraphs, links or buttons. */
  head?: ReactNode;
  /** Leaves the section out in print. */
  screenOnly?: boolean | undefined;
  children?: ReactNode;
};

/** Section of a page: heading and content. */
export function Section(props: SectionProps) {
  const { id, side, large, onDeep, title, head, screenOnly, children } = props;
  const titleId = `${id}-titel`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`${styles.section} ${side ? styles.side : ''} ${large ? styles.large : ''}`}
      data-theme={onDeep ? 'deep' : undefined}
      data-print={screenOnly && 'no'}
    >
      <div className={side ? 'wrap columns' : 'wrap'}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {head && <div className={`lead stack ${styles.lead}`}>{head}</div>}
        </div>
        {children && <div className={styles.body}>{children}</div>}
      </div>
    </section>
  );
}
