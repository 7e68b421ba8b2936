import { buttonClass } from '#src/components/Button.tsx';
import styles from './ConsentButton.module.css';

/** Button that opens the settings of the page's consent manager, and what `start-consent.ts` leads to when that fails. */
export function ConsentButton() {
  return (
    <>
      <p data-needs-script data-print="no">
        <button type="button" className={buttonClass('quiet')} name="samtykke">
          <span>
            Administrer <span data-whole="">cookie-indstillinger</span>
          </span>
        </button>{' '}
        <strong role="alert" id="mangler" className={styles.problem}>
          Cookie-indstillingerne er ikke indlæst endnu. De virker kun på den rigtige hjemmeside.
        </strong>
        <strong role="alert" id="lukket" className={styles.problem}>
          Cookie-indstillingerne kunne ikke åbnes. Måske er de ikke tilgængelige på localhost.
        </strong>
      </p>
      <p data-without-script>
        Knappen til cookie-indstillinger virker kun med JavaScript. Uden JavaScript gemmer hjemmesiden intet i
        din browser. Det, den har gemt tidligere, sletter du i browserens indstillinger under cookies og
        webstedsdata.
      </p>
    </>
  );
}
