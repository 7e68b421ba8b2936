import type { SeoReport } from '#src/content/types.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import { niceCeiling } from './nice-ceiling.ts';
import { areaPath, hatchPath, linePath, type Point, plotPoints } from './plot.ts';
import styles from './SeoReport.module.css';

const gridSteps = 5;

/**
 * Chart of clicks per month, styled as a shore in profile. Coordinates are percentages, so that lines scale with the
 * chart while text keeps its size.
 */
export function ClicksChart({ months, label }: { months: SeoReport['clicks']; label: string }) {
  const values = months.map(({ clicks }) => clicks);
  const highest = Math.max(...values);
  const ceiling = niceCeiling(highest);
  const points = plotPoints(values, ceiling);
  const marked = new Set([0, values.indexOf(highest), values.length - 1]);
  const levels = Array.from({ length: gridSteps + 1 }, (_, index) => (ceiling / gridSteps) * index);
  return (
    <div className={styles.plot}>
      <svg className={styles.clicks} role="img" aria-label={label} width="100%" height="100%">
        {levels.map((level) => (
          <GridLine key={level} value={level} y={100 - (level / ceiling) * 100} />
        ))}
        {months.map(({ month }, index) => (
          <MonthLabel key={month} month={month} index={index} x={points[index]?.x ?? 0} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden>
          <clipPath id="rapport-klik-flade">
            <path d={areaPath(points)} />
          </clipPath>
          <path className={styles.water} d={areaPath(points)} />
          <path className={styles.hatch} d={hatchPath(2.5)} clipPath="url(#rapport-klik-flade)" />
          <path className={styles.shore} d={linePath(points)} />
        </svg>
        {points.map((point, index) =>
          marked.has(index) ? (
            <Mark
              key={point.x}
              point={point}
              value={values[index] ?? 0}
              last={index === values.length - 1}
              first={index === 0}
            />
          ) : null,
        )}
      </svg>
    </div>
  );
}

function GridLine({ value, y }: { value: number; y: number }) {
  return (
    <>
      <line className={styles.level} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      <text className={styles.tick} x="0" dx="-10" y={`${y}%`} dy="4" textAnchor="end">
        {formatNumber(value)}
      </text>
    </>
  );
}

/** Month label; only every third one on a narrow screen. Shows the year under the first month and each January. */
function MonthLabel({ month, index, x }: { month: string; index: number; x: number }) {
  const [name = '', year = ''] = month.split(' ');
  const newYear = index === 0 || name.startsWith('jan');
  return (
    <text
      className={styles.tick}
      data-rare={index % 3 !== 0 || undefined}
      x={`${x}%`}
      y="100%"
      dy="22"
      textAnchor="middle"
    >
      {name}
      {newYear && (
        <tspan x={`${x}%`} dy="16">
          {year}
        </tspan>
      )}
    </text>
  );
}

function Mark({ point, value, first, last }: { point: Point; value: number; first: boolean; last: boolean }) {
  return (
    <>
      <circle
        className={first ? styles.before : last ? styles.lamp : styles.now}
        cx={`${point.x}%`}
        cy={`${point.y}%`}
        r={last ? 6 : 4.5}
      />
      <text
        className={styles.value}
        x={`${point.x}%`}
        y={`${point.y}%`}
        dx={last ? 12 : first ? 4 : 0}
        dy={last ? 16 : -12}
        textAnchor={last || first ? 'start' : 'middle'}
      >
        {formatNumber(value)}
      </text>
    </>
  );
}
