import { company } from '#src/site/company.ts';
import { calculatorHref } from '#src/site/navigation.ts';
import { FactValue } from '../fact/Fact.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './NotificationBar.module.css';

/**
 * Bar above the header. It shows the phone hours from the first paint. The offer fades in over them when
 * `src/browser/notification-bar.ts` sets `html[data-bar="vist"]`, and out at `lukker`. `lukket` means closed.
 */
export function NotificationBar() {
  return (
    <aside className={styles.slot} aria-label="Telefontid og tilbud" data-theme="dyb" data-print="no">
      <p className={styles.hours}>
        Ring på hverdage kl. <FactValue name="aabningstid.telefon" />: {company.phone}
      </p>
      <div className={styles.bar}>
        <p>
          <strong>
            <FactValue name="pakke.mellem.tilbud" />
          </strong>{' '}
          på en mellemstor hjemmeside. <a href={calculatorHref}>Beregn din pris</a>
        </p>
        <button className={styles.close} type="button" aria-label="Luk tilbud" data-bar-close>
          <Icon name="close" size={20} />
        </button>
      </div>
    </aside>
  );
}
