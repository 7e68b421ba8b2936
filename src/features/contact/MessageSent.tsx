import { ButtonLink } from '#src/components/Button.tsx';
import { fieldLines } from '#src/features/lead-form/lead-rules.ts';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import { ReceiptHeading, SentDetails } from '#src/features/lead-form/Receipt.tsx';
import { company, phoneHref } from '#src/site/company.ts';
import { formatFact } from '#src/site/format-fact.ts';
import styles from './ContactForm.module.css';
import { messageFields } from './message-values.ts';
import type { ContactPayload } from './payload.ts';

/** Receipt that replaces the form. */
export function MessageSent({ payload }: { payload: ContactPayload }) {
  const lines = fieldLines(messageFields, payload);
  const copyHref = mailLink(
    `Min besked til ${company.name}`,
    lines,
    `mailto:${encodeURIComponent(payload.email)}`,
  );
  return (
    <div className={`stack ${styles.sent}`} data-sent="">
      <ReceiptHeading>Tak for din besked!</ReceiptHeading>
      <p>Vi har modtaget din henvendelse og kontakter dig inden for {formatFact('svar.timer')}.</p>
      <SentDetails fields={messageFields} values={payload} />
      <p>
        Haster det, så ring på <a href={phoneHref}>{company.phone}</a>. Du kan også{' '}
        <a href={copyHref}>sende dig selv en kopi</a>.
      </p>
      <div>
        <ButtonLink href="/cases">Se vores cases</ButtonLink>
      </div>
    </div>
  );
}
