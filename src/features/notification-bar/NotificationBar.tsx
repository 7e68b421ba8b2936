import { FactValue } from '#src/components/fact/Fact.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { dateWithZone, longDate } from '#src/lib/danish-date.ts';
import { today } from '#src/lib/today.ts';
import { company } from '#src/site/company.ts';
import { offer } from '#src/site/facts.ts';
import { hasOffer } from '#src/site/has-offer.ts';
import { calculatorHref } from '#src/site/navigation.ts';
import styles from './NotificationBar.module.css';

const dayLength = 86_400_000;

/** Returns the moment at which the day of a time begins in Denmark. */
const midnight = (time: number) => dateWithZone(new Date(time).toISOString().slice(0, 10));

/**
 * Bar above the header. It shows the phone hours from the first paint. The offer fades in over them when
 * `start-notification-bar.ts` sets `html[data-bar="shown"]`, and out at `closing`, and stays away at `closed`. The
 * month is that of the build; `offer-month.ts` sees to it that no later month names it.
 */
export function NotificationBar() {
  const day = today();
  // `Date` counts months from 0: the same number is the next month there.
  const [year = 0, month = 0] = day.split('-').map(Number);
  return (
    <aside
      className={styles.slot}
      aria-label="Telefontid og tilbud"
      data-theme="deep"
      data-print="no"
      data-needs-script
    >
      <p className={styles.hours}>
        Ring på hverdage kl. <FactValue name="aabningstid.telefon" />
        <span>: {company.phone}</span>
      </p>
      {hasOffer && (
        <div
          className={styles.bar}
          data-ends={offer.lastDay && midnight(Date.parse(offer.lastDay) + dayLength)}
        >
          <p>
            <strong>
              <FactValue name="pakke.mellem.rabat" /> rabat{' '}
              <span data-month-ends={midnight(Date.UTC(year, month))}>
                {`i ${longDate(day)
                  .replace(/^\d+\. /, '')
                  .replace(' ', '\u00a0')}`}
              </span>
            </strong>{' '}
            på en mellemstor hjemmeside. <a href={calculatorHref}>Beregn din pris</a>
          </p>
          <button className={styles.close} type="button" aria-label="Luk tilbud" data-bar-close>
            <Icon name="close" size={20} />
          </button>
        </div>
      )}
    </aside>
  );
}
