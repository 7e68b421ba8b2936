import type { FormEvent } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { contactLines } from '#src/features/lead-form/contact-fields.ts';
import { LeadFields } from '#src/features/lead-form/LeadFields.tsx';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import { SendNotes } from '#src/features/lead-form/SendNotes.tsx';
import { useLeadForm } from '#src/features/lead-form/use-lead-form.ts';
import styles from './ContactForm.module.css';
import { MessageSent } from './MessageSent.tsx';
import { type MessageValues, messageFields, noMessage } from './message-values.ts';
import { type ContactPayload, contactPayload } from './payload.ts';
import { useNewsletterMessage } from './use-newsletter-message.ts';
import { validate } from './validate.ts';

/** Checks on submit only, sends when all is well, and keeps what was typed until then. */
export function MessageForm({ idPrefix, endpoint }: { idPrefix: string; endpoint: string }) {
  const lead = useLeadForm<MessageValues, ContactPayload>('kontaktformular', endpoint, noMessage);
  const { values, setValues, sending } = lead;
  useNewsletterMessage((message) => setValues((now) => ({ ...now, message: now.message || message })));

  function submit(event: FormEvent) {
    event.preventDefault();
    lead.send(validate(values), contactPayload(values, new Date()));
  }

  if (sending.kind === 'sent') return <MessageSent payload={sending.payload} />;
  return (
    // `method="dialog"` sends nothing anywhere, should the button be pressed before the script has arrived.
    <form ref={lead.form} className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <LeadFields idPrefix={idPrefix} fields={messageFields} lead={lead} />
      <SendNotes
        sending={sending}
        failure="Der opstod en fejl ved afsendelse. Prøv venligst igen."
        // The details come first: a long message is cut at its end.
        mailHref={mailLink('Besked fra hjemmesiden', [...contactLines(values), '', values.message.trim()])}
        newsletter
      />
      <div>
        {/* Until the script has loaded the button does nothing, so it looks disabled. */}
        <Button type="submit" disabled={sending.kind === 'sending' || !lead.ready}>
          {sending.kind === 'sending' ? 'Sender besked...' : 'Send besked'}
        </Button>
      </div>
    </form>
  );
}
