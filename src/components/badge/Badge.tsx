import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** `lamp` for the one thing that stands out, `line` for plain facts such as tags. */
type BadgeTone = 'lamp' | 'line';

export function Badge({ tone = 'line', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
