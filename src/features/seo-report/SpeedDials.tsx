import type { SeoReport } from '#src/content/types.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import styles from './SeoReport.module.css';

type Speed = SeoReport['speed'][number];

const meaning: Record<Speed['metric'], string> = {
  LCP: 'Til det største på skærmen er vist',
  INP: 'Fra tryk til svar på skærmen',
  CLS: 'Hvor meget siden hopper',
};

/** Dials of the three Core Web Vitals; the thick part of the rim is the recommended range. */
export function SpeedDials({ speed }: { speed: SeoReport['speed'] }) {
  return (
    <>
      <p className="soft">Grøn: godt · stiplet: før</p>
      <ul className={`stack ${styles.dials}`}>
        {speed.map((measure) => (
          <li key={measure.metric}>
            <Dial measure={measure} />
            <div>
              <p className={styles.reading}>
                <strong>{withUnit(measure.now, measure.unit)}</strong>
                <span>{measure.metric}</span>
              </p>
              <p className="soft">
                {meaning[measure.metric]}. Før {withUnit(measure.before, measure.unit)}, grænse{' '}
                {withUnit(measure.limit, measure.unit)}.
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function withUnit(value: number, unit: string): string {
  return unit ? `${formatNumber(value)}\u00a0${unit}` : formatNumber(value);
}

/** Semicircle of a dial in a `viewBox` of 200 by 108. One unit of its `pathLength` is one degree. */
const rim = { d: 'M22 100A78 78 0 0 1 178 100', pathLength: 180 };

/** Angle of the limit in degrees, equal on every dial so that they are easy to compare. */
const limitAngle = 72;

const ticks = Array.from({ length: 11 }, (_, index) => index * 18);

/** Turns a line at the left end of the dial clockwise. */
const turned = (degrees: number) => `rotate(${degrees} 100 100)`;
/** Turns a needle to a value; one beyond the scale stays at its end. */
const turnedTo = (value: number, limit: number) =>
  turned(Math.round(Math.min(180, (value / limit) * limitAngle) * 10) / 10);

/** Hidden from screen readers, because the text below it contains the same data. */
function Dial({ measure: { before, now, limit } }: { measure: Speed }) {
  return (
    <svg className={styles.dial} viewBox="0 0 200 108" aria-hidden>
      <path className={styles.level} {...rim} />
      <path stroke="var(--success)" strokeWidth="9" {...rim} strokeDasharray={`${limitAngle} 180`} />
      {ticks.map((degrees) => (
        <path
          key={degrees}
          className={styles.level}
          d={degrees % 36 ? 'M16 100h-4' : 'M16 100h-8'}
          transform={turned(degrees)}
        />
      ))}
      <path
        stroke="var(--border-strong)"
        strokeDasharray="3 4"
        d="M90 100H30"
        transform={turnedTo(before, limit)}
      />
      <path
        stroke="var(--link)"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M90 100H30"
        transform={turnedTo(now, limit)}
      />
      <circle className={styles.now} cx="100" cy="100" r="6" />
    </svg>
  );
}
