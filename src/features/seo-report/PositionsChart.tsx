import type { SeoReport } from '#src/content/types.ts';
import { ChartText } from './ChartText.tsx';
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
        const middle = { kind: 'value', y: top + height / 2, dy: 5 } as const;
        const bar = { y: `${top + height * 0.3}%`, height: `${height * 0.4}%` };
        const band = { y: `${top}%`, height: `${height}%`, fillOpacity: (index + 1) / positions.length };
        const beforeWidth = (before / highest) * maxBarWidth;
        const nowWidth = (now / highest) * maxBarWidth;
        const left = leftBarEnd - beforeWidth;
        return (
          <g key={range}>
            <rect fill="var(--surface-water)" x="0" width="100%" {...band} />
            <rect className={styles.before} x={`${left}%`} width={`${beforeWidth}%`} {...bar} />
            <rect className={styles.now} x={`${rightBarStart}%`} width={`${nowWidth}%`} {...bar} />
            <ChartText {...middle} x={50} anchor="middle">
              {range}
            </ChartText>
            <ChartText {...middle} x={left} dx={-8} anchor="end">
              {before}
            </ChartText>
            <ChartText {...middle} x={rightBarStart + nowWidth} dx={8}>
              {now}
            </ChartText>
          </g>
        );
      })}
      <line stroke="var(--text)" strokeDasharray="2 4" x1="0" x2="100%" y1={firstPageEnd} y2={firstPageEnd} />
      <ChartText kind="tick" x={100} dx={-10} y={0} dy={16} anchor="end">
        Side 1
      </ChartText>
    </svg>
  );
}
