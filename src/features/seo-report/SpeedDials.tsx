import type { SeoReport } from '#src/content/types.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import { dialArc, dialShare, dialStroke } from './dial.ts';
import styles from './SeoReport.module.css';

type Speed = SeoReport['speed'][number];

const meaning: Record<Speed['metric'], string> = {
  LCP: 'Til det største på skærmen er vist',
  INP: 'Fra tryk til svar på skærmen',
  CLS: 'Hvor meget siden hopper',
};

const ticks = Array.from({ length: 11 }, (_, index) => dialStroke(index / 10, 84, index % 2 ? 88 : 92)).join(
  '',
);

/** Dials of the three Core Web Vitals; the thick part of the rim is the recommended range. */
export function SpeedDials({ speed }: { speed: SeoReport['speed'] }) {
  return (
    <ul className={styles.dials}>
      {speed.map((measure) => (
        <li key={measure.metric}>
          <Dial measure={measure} />
          <div>
            <p className={styles.reading}>
              <strong>{withUnit(measure.now, measure.unit)}</strong>
              <span>{measure.metric}</span>
            </p>
            <p className={styles.small}>
              {meaning[measure.metric]}. Før {withUnit(measure.before, measure.unit)}, grænse{' '}
              {withUnit(measure.limit, measure.unit)}.
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function withUnit(value: number, unit: string): string {
  return unit ? `${formatNumber(value)}\u00a0${unit}` : formatNumber(value);
}

/** Hidden from screen readers, because the text below it contains the same data. */
function Dial({ measure: { before, now, limit } }: { measure: Speed }) {
  return (
    <svg className={styles.dial} viewBox="0 0 200 108" aria-hidden>
      <path className={styles.rim} d={dialArc(0, 1, 78)} />
      <path className={styles.good} d={dialArc(0, dialShare(limit, limit), 78)} />
      <path className={styles.rim} d={ticks} />
      <path className={styles.needleBefore} d={dialStroke(dialShare(before, limit), 10, 70)} />
      <path className={styles.needleNow} d={dialStroke(dialShare(now, limit), 10, 70)} />
      <circle className={styles.now} cx="100" cy="100" r="6" />
    </svg>
  );
}
