import { buttonClass } from '#src/components/Button.tsx';

/** Button that opens the settings of the page's consent manager, and what `start-consent.ts` says when that fails. */
export function ConsentButton() {
  return (
    <>
      <p data-needs-script data-print="no">
        <button type="button" className={buttonClass('quiet')} data-consent-manage>
          <span>
            Administrer <span data-whole="">cookie-indstillinger</span>
          </span>
        </button>{' '}
        <strong
          role="alert"
          data-missing="Cookie-indstillingerne er ikke indlæst endnu. De virker kun på den rigtige hjemmeside."
          data-not-opened="Cookie-indstillingerne kunne ikke åbnes. Måske er de ikke tilgængelige på localhost."
        />
      </p>
      <p data-without-script>
        Knappen til cookie-indstillinger virker kun med JavaScript. Uden JavaScript gemmer hjemmesiden intet i
        din browser. Det, den har gemt tidligere, sletter du i browserens indstillinger under cookies og
        webstedsdata.
      </p>
    </>
  );
}
