import styles from './ChartLine.module.css';
import { chartLinePaths } from './chartLinePaths.ts';

interface ChartLineProps {
  className?: string;
}

/** A depth line from edge to edge with three figures, as a quiet break between sections. */
export function ChartLine({ className }: ChartLineProps) {
  return (
    <svg
      className={className ? `${styles.line} ${className}` : styles.line}
      viewBox="0 0 1600 48"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.hair} d={chartLinePaths.line} />
      <g className={styles.figures}>
        {chartLinePaths.soundings.map(([x, y, depth]) => (
          <text key={x} x={x} y={y}>
            {depth}
          </text>
        ))}
      </g>
    </svg>
  );
}
