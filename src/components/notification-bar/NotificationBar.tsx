import { calculatorHref } from '#src/site/navigation.ts';
import { FactValue } from '../fact/Fact.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './NotificationBar.module.css';

/**
 * The month's offer, above the header. Its slot stands from the first paint; the words fade in
 * when the bootstrap sets `html[data-bar="vist"]` and out at `lukker`. `lukket` has no slot.
 */
export function NotificationBar() {
  return (
    <aside className={styles.slot} aria-label="Tilbud" data-theme="dyb" data-print="nej">
      <div className={styles.bar}>
        <p>
          <strong>
            <FactValue name="pakke.mellem.rabat" />
          </strong>{' '}
          rabat på en mellemstor hjemmeside i denne måned. <a href={calculatorHref}>Beregn din pris</a>
        </p>
        <button className={styles.close} type="button" aria-label="Luk tilbud" data-bar-close>
          <Icon name="close" size={20} />
        </button>
      </div>
    </aside>
  );
}
