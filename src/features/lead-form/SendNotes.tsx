import { useSyncExternalStore } from 'react';
import { company, phoneHref } from '#src/site/company.ts';
import { formatFact } from '#src/site/format-fact.ts';
import styles from './LeadForm.module.css';
import type { SendState } from './use-lead-form.ts';

type SendNotesProps = {
  sending: SendState<unknown>;
  /** The text of a failure, as the form words it. */
  failure: string;
  /** An e-mail with all that was typed. */
  mailHref: string;
  /** The form also takes subscriptions to the newsletter. */
  newsletter?: boolean;
};

/** Stands above the send button: that sending failed, with two other ways to reach us, and what happens to the details. */
export function SendNotes({ sending, failure, mailHref, newsletter = false }: SendNotesProps) {
  const problem = problemText(sending, useOnline(), failure);
  return (
    <>
      <div role="alert" className={styles.alert}>
        {problem && (
          <div className={styles.problem}>
            <p className={styles.problemText}>{problem}</p>
            <p>
              Det, du har skrevet, står her stadig. Du kan også ringe på{' '}
              <a href={phoneHref}>{company.phone}</a> eller <a href={mailHref}>sende det som e-mail</a>.
            </p>
          </div>
        )}
      </div>
      <p className={styles.note}>
        Vi bruger dine oplysninger til at svare dig og gemmer dem i {formatFact('opbevaring.kontakt')} efter
        sidste kontakt, medmindre du beder os slette dem før.{' '}
        {newsletter &&
          `Skriver du dig op til nyhedsbrevet, får du det, til du framelder dig. Det gør du ved at skrive til ${company.email}. `}
        Læs mere i vores <a href="/privatlivspolitik">privatlivspolitik</a>.
      </p>
    </>
  );
}

/** Being offline is said but never hinders a try: a browser's word on it is often wrong. */
function problemText(sending: SendState<unknown>, online: boolean, failure: string): string | null {
  const offline = 'Du er ikke på nettet lige nu.';
  if (sending.kind === 'failed') {
    if (!online) return `${failure} ${offline}`;
    return sending.offline ? 'Du er på nettet igen. Tryk på knappen for at sende.' : failure;
  }
  if (online || sending.kind === 'sending') return null;
  return `${offline} Browseren kan tage fejl, så prøv gerne at sende alligevel.`;
}

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Does the browser believe that it is online? The prerendered page does. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
