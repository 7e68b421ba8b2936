import { buttonClass } from '#src/components/Button.tsx';
import styles from './ConsentButton.module.css';
import { consentMessages } from './messages.ts';

/**
 * Button that opens the page's consent manager; `consent.ts` handles the click. `start-consent.ts` shows the message in
 * `data-consent-message` if `consent.ts` fails to load.
 */
export function ConsentButton() {
  return (
    <div className={styles.consent} data-print="no">
      <div data-needs-script>
        <button type="button" className={buttonClass('quiet')} data-consent-manage>
          Administrer cookie-indstillinger
        </button>
        <p className={styles.message} role="alert" data-consent-message={consentMessages.missing} />
      </div>
      <p data-without-script>
        Knappen til cookie-indstillinger virker kun med JavaScript. Uden JavaScript gemmer hjemmesiden intet i
        din browser. Det, den har gemt tidligere, sletter du i browserens indstillinger under cookies og
        webstedsdata.
      </p>
    </div>
  );
}
