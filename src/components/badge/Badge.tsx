import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type BadgeProps = { variant?: 'highlight' | 'plain'; children: ReactNode };

export function Badge({ variant = 'plain', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[variant]}`}>{children}</span>;
}
