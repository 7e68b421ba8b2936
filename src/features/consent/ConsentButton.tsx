import { buttonClass } from '#src/components/button/Button.tsx';
import styles from './ConsentButton.module.css';
import { consentMessages } from './messages.ts';

/**
 * Opens whichever consent manager is on the page. What it does is in `consent.ts` beside it; the words for the
 * case that this very file does not arrive stand in the markup.
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
      <noscript>
        <p>
          Knappen til cookie-indstillinger virker kun med JavaScript. Uden JavaScript gemmer hjemmesiden intet
          i din browser. Det, den har gemt tidligere, sletter du i browserens indstillinger under cookies og
          webstedsdata.
        </p>
      </noscript>
    </div>
  );
}
