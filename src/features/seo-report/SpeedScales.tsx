import type { SeoReport } from '#src/content/types.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import styles from './SeoReport.module.css';

type Speed = SeoReport['speed'][number];

/** Core Web Vitals, each on a scale whose green part is the recommended range. */
export function SpeedScales({ speed }: { speed: SeoReport['speed'] }) {
  return (
    <ul className={`stack ${styles.scales}`}>
      {speed.map(({ metric, meaning, before, now, limit, unit }) => (
        <li key={metric}>
          <p>
            <strong>{withUnit(now, unit)}</strong> {metric}
          </p>
          <Scale before={before} now={now} limit={limit} />
          <p className="soft">
            {meaning}. Før {withUnit(before, unit)}, grænse {withUnit(limit, unit)}.
          </p>
        </li>
      ))}
    </ul>
  );
}

function withUnit(value: number, unit: string): string {
  return unit ? `${formatNumber(value)}\u00a0${unit}` : formatNumber(value);
}

/** Where the limit stands, equal on every scale so that they are easy to compare. */
const limitAt = 40;

/** Hidden from screen readers, because the text below it contains the same data. */
function Scale({ before, now, limit }: Pick<Speed, 'before' | 'now' | 'limit'>) {
  // A value beyond the scale stays at its end.
  const at = (value: number) => `${Math.min(100, Math.round((value / limit) * limitAt))}%`;
  return (
    <svg overflow="visible" width="100%" height="24" aria-hidden>
      <line stroke="var(--border)" x2="100%" y1="12" y2="12" />
      <line stroke="var(--success)" strokeWidth="6" x2={`${limitAt}%`} y1="12" y2="12" />
      <circle className={styles.before} cx={at(before)} cy="12" r="4.5" />
      <circle className={styles.now} cx={at(now)} cy="12" r="5.5" />
    </svg>
  );
}
