import { Entry } from '#src/components/entry/Entry.tsx';
import { FactValue } from '#src/components/fact/Fact.tsx';
import { parseHours } from '#src/lib/parse-hours.ts';
import { facts } from '#src/site/facts.ts';
import styles from './HoursChart.module.css';
import { chartScale, hoursSpan } from './opening-hours.ts';

const days = ['Man', 'Tir', 'Ons', 'Tor', 'Fre', 'Lør', 'Søn'];
const workdays = 5;

const weekdayHours = parseHours(facts['aabningstid.hverdage'].value);
const weekendHours = parseHours(facts['aabningstid.weekend'].value);
const phoneHours = parseHours(facts['aabningstid.telefon'].value);

const scale = chartScale([weekdayHours, weekendHours, phoneHours].filter((hours) => hours !== null));
/** Every second hour within the scale. */
const marks = Array.from({ length: 11 }, (_, index) => 2 * index + 2).filter(
  (hour) => hour > scale.from && hour < scale.to,
);

/** Chart of the week's opening hours, with the same hours as text beside it. */
export function HoursChart() {
  return (
    <div className={`columns ${styles.hours}`}>
      <svg className={styles.chart} width="100%" height="100%" aria-hidden="true">
        {marks.map((hour) => {
          const y = `${hoursSpan({ from: scale.from, to: hour }, scale).length}%`;
          return (
            <g key={hour}>
              <line className={styles.level} x1="0" x2="100%" y1={y} y2={y} />
              <text x="0" dx="-10" y={y} dy="4" textAnchor="end">
                {hour}
              </text>
            </g>
          );
        })}
        {days.map((day, index) => (
          <Day key={day} day={day} index={index} />
        ))}
      </svg>
      <dl className={styles.words}>
        <Entry term="Åbningstid, mandag-fredag">
          <FactValue name="aabningstid.hverdage" />
        </Entry>
        <Entry term="Åbningstid, lørdag-søndag">
          <FactValue name="aabningstid.weekend" />
        </Entry>
        <Entry term="Telefontid på hverdage">
          <FactValue name="aabningstid.telefon" />
        </Entry>
      </dl>
    </div>
  );
}

function Day({ day, index }: { day: string; index: number }) {
  const column = 100 / days.length;
  const left = index * column;
  const workday = index < workdays;
  const middle = `${left + column / 2}%`;
  const hours = workday ? weekdayHours : weekendHours;
  const open = hours && hoursSpan(hours, scale);
  const phone = workday && phoneHours && hoursSpan(phoneHours, scale);
  return (
    <>
      {open ? (
        <rect
          className={styles.open}
          x={`${left + column * 0.1}%`}
          width={`${column * 0.8}%`}
          y={`${open.start}%`}
          height={`${open.length}%`}
        />
      ) : (
        <text className={styles.closed} x={middle} y="50%" textAnchor="middle">
          Lukket
        </text>
      )}
      {phone && (
        <rect
          className={styles.phone}
          x={`${left + column * 0.3}%`}
          width={`${column * 0.4}%`}
          y={`${phone.start}%`}
          height={`${phone.length}%`}
        />
      )}
      <text x={middle} y="100%" dy="20" textAnchor="middle">
        {day}
      </text>
    </>
  );
}
