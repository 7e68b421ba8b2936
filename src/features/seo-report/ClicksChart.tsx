import type { SeoReport } from '#src/content/types.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import styles from './SeoReport.module.css';

/** Heights of the horizontal lines, as shares of the axis. */
const gridShares = [0, 0.2, 0.4, 0.6, 0.8, 1];
/** Hatching of the water: horizontal lines, in percent of the height. */
const hatch = Array.from({ length: 39 }, (_, index) => `M0 ${(index + 1) * 2.5}H100`).join('');

/** Rounds up to the end of an axis: 1, 2, 2.5 or 5 times a power of ten. */
function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return power * ([1, 2, 2.5, 5].find((factor) => factor * power >= value) ?? 10);
}

/** Rounds to a tenth of a pixel on the widest screen. */
const round = (value: number) => Math.round(value * 100) / 100;

/** Chart of clicks per month, styled as a shore in profile. */
export function ClicksChart({ months, label }: { months: SeoReport['clicks']; label: string }) {
  const highest = Math.max(...months.map(({ clicks }) => clicks));
  const ceiling = niceCeiling(highest);
  const last = months.length - 1;
  const points = months.map(({ month, clicks }, index) => ({
    month,
    clicks,
    x: round((index * 100) / last),
    y: round(100 - (clicks / ceiling) * 100),
  }));
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const area = `${line}V100H0Z`;
  const peak = points.findIndex(({ clicks }) => clicks === highest);
  return (
    <div className={styles.plot}>
      <svg
        className={styles.clicks}
        role="img"
        aria-label={label}
        overflow="visible"
        width="100%"
        height="100%"
      >
        {gridShares.map((share) => {
          const y = `${100 - share * 100}%`;
          return (
            <g key={share}>
              <line stroke="var(--border)" x1="0" x2="100%" y1={y} y2={y} />
              <text className={styles.tick} x="0%" y={y} dx={-10} dy={4} textAnchor="end">
                {formatNumber(ceiling * share)}
              </text>
            </g>
          );
        })}
        {points.map(({ month, x }, index) => {
          const [name = '', year = ''] = month.split(' ');
          const isEnd = index === 0 || index === last;
          // A narrow screen has room for every third, and with enlarged text for the ends alone.
          const className = `${styles.tick} ${isEnd ? '' : index % 3 ? styles.rare : styles.inner}`;
          return (
            <text key={month} className={className} x={`${x}%`} y="100%" dy="1.7em" textAnchor="middle">
              {name}
              {isEnd && (
                <tspan x={`${x}%`} dy="1.2em">
                  {year}
                </tspan>
              )}
            </text>
          );
        })}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden>
          <clipPath id="rapport-klik-flade">
            <path d={area} />
          </clipPath>
          <path fill="var(--surface-water)" fillOpacity=".55" d={area} />
          <g className={styles.lines} fill="none" stroke="var(--link)" strokeLinejoin="round">
            <path strokeWidth=".5" strokeOpacity=".35" d={hatch} clipPath="url(#rapport-klik-flade)" />
            <path strokeWidth="2.5" d={line} />
          </g>
        </svg>
        {points.map((point, index) => {
          if (index === 0) return <Mark key={point.month} {...point} kind="before" />;
          if (index === last) return <Mark key={point.month} {...point} kind="now" />;
          return index === peak && <Mark key={point.month} {...point} kind="peak" />;
        })}
      </svg>
    </div>
  );
}

/** Where the number stands beside the first month, the last or the highest, which has no mark. */
const besideMark = {
  before: { dx: 4, dy: -12 },
  now: { dx: 12, dy: 16 },
  peak: { dx: 0, dy: -12, textAnchor: 'middle' },
} as const;

type MarkProps = { kind: keyof typeof besideMark; clicks: number; x: number; y: number };

function Mark({ kind, clicks, x, y }: MarkProps) {
  return (
    <>
      {kind !== 'peak' && (
        <circle className={styles[kind]} cx={`${x}%`} cy={`${y}%`} r={kind === 'now' ? 5.5 : 4.5} />
      )}
      <text className={styles.value} x={`${x}%`} y={`${y}%`} {...besideMark[kind]}>
        {formatNumber(clicks)}
      </text>
    </>
  );
}
