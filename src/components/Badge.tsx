import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A few words that stand out: what is popular, what is reduced. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
