import { ButtonLink } from '#src/components/Button.tsx';
import { ReceiptHeading, SentDetails } from '#src/features/lead-form/Receipt.tsx';
import { company, phoneHref } from '#src/site/company.ts';
import { formatFact } from '#src/site/format-fact.ts';
import styles from './ContactForm.module.css';
import { type ContactPayload, messageFields } from './message-payload.ts';

/** Receipt that replaces the form. */
export function MessageSent({ payload }: { payload: ContactPayload }) {
  return (
    <div className={`receipt stack ${styles.sent}`}>
      <ReceiptHeading>Tak for din besked!</ReceiptHeading>
      <p className="lead">
        Vi har modtaget din henvendelse og kontakter dig inden for {formatFact('svar.timer')}.
      </p>
      <SentDetails fields={messageFields} values={payload} />
      <p>
        Haster det, så ring på <a href={phoneHref}>{company.phone}</a>.
      </p>
      <div>
        <ButtonLink href="/cases">Se vores cases</ButtonLink>
      </div>
    </div>
  );
}
