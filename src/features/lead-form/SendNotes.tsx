import { useSyncExternalStore } from 'react';
import { EmailText } from '#src/components/EmailText.tsx';
import { FactValue } from '#src/components/fact/Fact.tsx';
import box from '#src/components/field/ErrorSummary.module.css';
import { company, phoneHref } from '#src/site/company.ts';
import styles from './LeadForm.module.css';
import type { SendState } from './use-lead-form.ts';

type SendNotesProps = {
  lead: { readonly sending: SendState<unknown>; clear(): void };
  /** The form's message for a failed request. */
  failure: string;
  /** Mailto link with everything that was typed. */
  mailHref: string;
  /** Whether the form also accepts newsletter subscriptions. */
  newsletter?: boolean;
};

/** Notes above the send button: the error with phone and e-mail as alternatives, and the use of personal data. */
export function SendNotes({ lead: { sending, clear }, failure, mailHref, newsletter }: SendNotesProps) {
  const problem = problemText(sending, useOnline(), failure);
  return (
    <>
      <div role="alert" className={styles.alert}>
        {problem && (
          <div className={box.summary}>
            <p className={box.title}>{problem}</p>
            <p>
              Det, du har skrevet, står her stadig. Du kan også ringe på{' '}
              <a href={phoneHref}>{company.phone}</a> eller <a href={mailHref}>sende det som e-mail</a>.
            </p>
          </div>
        )}
      </div>
      <p className="caption">
        Vi bruger dine oplysninger til at svare dig og gemmer dem i <FactValue name="opbevaring.kontakt" />{' '}
        efter sidste kontakt, medmindre du beder os slette dem før.{' '}
        {newsletter && (
          <>
            Skriver du dig op til nyhedsbrevet, får du det, til du framelder dig. Det gør du ved at skrive til{' '}
            <EmailText />.{' '}
          </>
        )}
        Læs mere i vores <a href="/privatlivspolitik">privatlivspolitik</a>.
      </p>
      {/* For a computer that others use too: until the tab is closed, what is typed is kept. */}
      <div>
        <button type="button" className="target" onClick={clear} disabled={sending.kind === 'sending'}>
          Ryd formularen
        </button>
      </div>
    </>
  );
}

const offline = 'Du er ikke på nettet lige nu.';
const perhaps = 'Din besked er måske allerede sendt';

/** Returns the error or offline text. Being offline never blocks sending, because `navigator.onLine` is often wrong. */
function problemText(sending: SendState<unknown>, online: boolean, failure: string): string | null {
  if (sending.kind === 'failed') {
    if (sending.why === 'left') return `${perhaps}.`;
    if (!online) return `${failure} ${offline}`;
    if (sending.why === 'offline') return 'Du er på nettet igen. Tryk på knappen for at sende.';
    return sending.why === 'unsure' ? `${failure} ${perhaps}, så det er sikrest at ringe.` : failure;
  }
  if (online || sending.kind === 'sending') return null;
  return `${offline} Browseren kan tage fejl, så prøv gerne at sende alligevel.`;
}

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Returns `navigator.onLine`; true in the prerendered page. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
