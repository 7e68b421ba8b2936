import { FactValue } from '#src/components/fact/FactValue.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { dayOfMonth } from '#src/lib/danish-date.ts';
import { calculatorHref } from '#src/site/calculator-href.ts';
import { company } from '#src/site/company.ts';
import { closing, hasDiscount } from '#src/site/facts.ts';
import styles from './NotificationBar.module.css';

/**
 * Bar above the header. It shows the phone hours from the first paint. The discount fades in over them when
 * `start-notification-bar.ts` sets `html[data-bar="shown"]`, and out at `closing`, and stays away at `closed`.
 */
export function NotificationBar({ lang }: { lang: 'da' | undefined }) {
  return (
    <aside
      className={styles.slot}
      lang={lang}
      aria-label="Telefontid og tilbud"
      data-theme="deep"
      data-print="no"
      data-needs-script
    >
      <p className={styles.hours}>
        {closing ? (
          `Vi holder lukket til og med ${dayOfMonth(closing.to)}`
        ) : (
          <>
            Ring på hverdage kl. <FactValue name="aabningstid.telefon" />
            <span>: {company.phone}</span>
          </>
        )}
      </p>
      {hasDiscount && (
        <div className={styles.bar}>
          <p>
            <strong>
              <FactValue name="rabat.ord" />
            </strong>{' '}
            på <FactValue name="rabat.hjemmeside" />. <a href={calculatorHref}>Beregn din pris</a>
          </p>
          <button className={styles.close} type="button" aria-label="Luk tilbud">
            <Icon name="close" size={20} />
          </button>
        </div>
      )}
    </aside>
  );
}
