import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** `lamp` is the highlighted badge, `line` the plain one. */
type BadgeTone = 'lamp' | 'line';

export function Badge({ tone = 'line', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
