import type { SeoReport } from '#src/content/types.ts';
import { onFirstPage } from './report-figures.ts';
import styles from './SeoReport.module.css';

/** Widths and x coordinates in percent. The middle is for labels, the outside for numbers. */
const maxBarWidth = 29;
const leftBarEnd = 39;
const rightBarStart = 61;

/**
 * Bar chart of position ranges, drawn as depths with the best range at the surface. Bars for before extend to the left
 * and bars for now to the right.
 */
export function PositionsChart({ positions, label }: { positions: SeoReport['positions']; label: string }) {
  const highest = Math.max(1, ...positions.flatMap(({ before, now }) => [before, now]));
  const height = 100 / positions.length;
  const firstPageEnd = `${positions.filter(({ range }) => onFirstPage(range)).length * height}%`;
  return (
    <svg className={styles.positions} role="img" aria-label={label} width="100%" height="100%">
      {positions.map(({ range, before, now }, index) => {
        const top = index * height;
        const middle = `${top + height / 2}%`;
        const barTop = `${top + height * 0.3}%`;
        const barHeight = `${height * 0.4}%`;
        const beforeWidth = (before / highest) * maxBarWidth;
        const nowWidth = (now / highest) * maxBarWidth;
        return (
          <g key={range}>
            <rect
              className={styles.depth}
              fillOpacity={(index + 1) / positions.length}
              x="0"
              y={`${top}%`}
              width="100%"
              height={`${height}%`}
            />
            <rect
              className={styles.before}
              x={`${leftBarEnd - beforeWidth}%`}
              y={barTop}
              width={`${beforeWidth}%`}
              height={barHeight}
            />
            <rect
              className={styles.now}
              x={`${rightBarStart}%`}
              y={barTop}
              width={`${nowWidth}%`}
              height={barHeight}
            />
            <text className={styles.value} x="50%" y={middle} dy="5" textAnchor="middle">
              {range}
            </text>
            <text
              className={styles.value}
              x={`${leftBarEnd - beforeWidth}%`}
              dx="-8"
              y={middle}
              dy="5"
              textAnchor="end"
            >
              {before}
            </text>
            <text className={styles.value} x={`${rightBarStart + nowWidth}%`} dx="8" y={middle} dy="5">
              {now}
            </text>
          </g>
        );
      })}
      <line className={styles.surface} x1="0" x2="100%" y1={firstPageEnd} y2={firstPageEnd} />
      <text className={styles.tick} x="100%" dx="-10" y="0" dy="16" textAnchor="end">
        Side 1
      </text>
    </svg>
  );
}
