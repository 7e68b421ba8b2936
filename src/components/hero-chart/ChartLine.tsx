import { classNames } from '#src/lib/class-names.ts';
import { Drawing } from '../drawing/Drawing.tsx';
import styles from './ChartLine.module.css';

/** A depth line from edge to edge with three figures, as a quiet break between sections. */
export function ChartLine({ className }: { className?: string }) {
  return (
    <Drawing
      className={classNames(styles.line, className)}
      file="/billeder/tegninger/dybdelinje.svg"
      viewBox="0 0 1600 48"
      preserveAspectRatio="xMidYMid slice"
    />
  );
}
