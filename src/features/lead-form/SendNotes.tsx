import { EmailText } from '#src/components/EmailText.tsx';
import { FactValue } from '#src/components/fact/FactValue.tsx';
import { company, phoneHref } from '#src/site/company.ts';
import styles from './LeadForm.module.css';
import type { SendState } from './use-lead-form.ts';

type SendNotesProps = {
  sending: SendState<unknown>;
  /** The form's message for a failed request. */
  failure: string;
  /** Mailto link with everything that was typed. */
  mailHref: string;
  /** Whether the form also accepts newsletter subscriptions. */
  newsletter?: boolean;
};

const perhaps = 'Din besked er måske allerede sendt';
const notes = {
  refused: '',
  offline: 'Du er ikke på nettet lige nu.',
  unsure: `${perhaps}, så det er sikrest at ringe.`,
  late: `${perhaps}, så det er sikrest at ringe.`,
  left: `${perhaps}.`,
};

/** Notes of a form that is sent: the error with phone and e-mail as alternatives, and the use of personal data. */
export function SendNotes({ sending, failure, mailHref, newsletter }: SendNotesProps) {
  const problem =
    sending.kind === 'failed' &&
    // No error where nothing is known to have failed.
    `${['late', 'left'].includes(sending.why) ? '' : failure} ${notes[sending.why]}`;
  return (
    <>
      <p role="status" className="visually-hidden">
        {sending.kind === 'sending' && 'Sender...'}
      </p>
      <div role="alert" className={styles.alert}>
        {problem && (
          <div className="problem">
            <p>
              <b>{problem}</b>
            </p>
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
            Hvis du vil have nyhedsbrevet, sender {company.name} dig <span data-whole="">e-mails</span> med
            nye artikler om hjemmesider og SEO, til du skriver til <EmailText /> og framelder dig.{' '}
          </>
        )}
        Læs mere i vores <a href="/privatlivspolitik">privatlivspolitik</a>.
      </p>
    </>
  );
}
