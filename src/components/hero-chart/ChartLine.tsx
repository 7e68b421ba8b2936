import styles from './ChartLine.module.css';

/** A depth line from edge to edge with three figures, as a quiet break between sections. */
export function ChartLine({ className }: { className: string | undefined }) {
  return <div className={`${styles.line} ${className}`} aria-hidden="true" />;
}
