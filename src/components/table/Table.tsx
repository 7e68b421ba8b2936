import type { ReactNode } from 'react';
import styles from './Table.module.css';

type TableProps = {
  /** Names the table for everyone; stands above it. */
  caption: string;
  /** The `<thead>` and `<tbody>`. */
  children: ReactNode;
};

/** A table that scrolls inside itself, so that a wide one never widens the page. */
export function Table({ caption, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard, and have a name
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
