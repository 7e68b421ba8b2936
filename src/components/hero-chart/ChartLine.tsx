import { classNames } from '#src/lib/class-names.ts';
import styles from './ChartLine.module.css';

/** A depth line from edge to edge with three figures, as a quiet break between sections. */
export function ChartLine({ className }: { className?: string }) {
  return <div className={classNames(styles.line, className)} aria-hidden="true" />;
}
