import { ReceiptHeading, SentDetails } from '#src/features/lead-form/Receipt.tsx';
import { facts } from '#src/site/facts.ts';
import styles from './ContactForm.module.css';
import type { ContactPayload } from './payload.ts';

/** The receipt that takes the form's place. */
export function MessageSent({ payload }: { payload: ContactPayload }) {
  return (
    <div className={styles.sent}>
      <ReceiptHeading>Tak for din besked!</ReceiptHeading>
      <p>Vi har modtaget din henvendelse og kontakter dig inden for {facts['svar.timer'].value} timer.</p>
      <SentDetails details={payload} />
    </div>
  );
}
