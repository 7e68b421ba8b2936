import type { FormEvent } from 'react';
import { Button } from '#src/components/Button.tsx';
import { cleanText } from '#src/features/lead-form/clean-text.ts';
import { fieldLines } from '#src/features/lead-form/contact-fields.ts';
import { LeadFields } from '#src/features/lead-form/LeadFields.tsx';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import { SendNotes } from '#src/features/lead-form/SendNotes.tsx';
import { useLeadForm } from '#src/features/lead-form/use-lead-form.ts';
import { MessageSent } from './MessageSent.tsx';
import { emptyMessage, type MessageValues, messageDetails, messageFields } from './message-values.ts';
import { type ContactPayload, contactPayload } from './payload.ts';
import { messageFor, useTopicMessage } from './use-topic-message.ts';
import { validate } from './validate.ts';

/** Contact form that validates on submit and keeps a draft until the message is sent. */
export function MessageForm({ idPrefix, endpoint }: { idPrefix: string; endpoint: string }) {
  const lead = useLeadForm<MessageValues, ContactPayload>('kontaktformular', endpoint, emptyMessage);
  const { values, setValues, sending } = lead;
  const isSending = sending.kind === 'sending';
  useTopicMessage((topic) => setValues((now) => ({ ...now, message: messageFor(topic, now.message) })));

  function submit(event: FormEvent) {
    event.preventDefault();
    lead.send(validate(values), contactPayload(values, new Date()));
  }

  if (sending.kind === 'sent') return <MessageSent payload={sending.payload} />;
  return (
    // `method="dialog"` makes the button submit nothing before hydration. `autocomplete="off"` keeps the browser from
    // putting an older draft back; the fields have their own.
    <form ref={lead.form} className="stack" method="dialog" noValidate autoComplete="off" onSubmit={submit}>
      <LeadFields idPrefix={idPrefix} fields={messageFields} lead={lead} />
      <SendNotes
        sending={sending}
        failure="Der opstod en fejl ved afsendelse. Prøv venligst igen."
        // Contact details first, because a long e-mail is truncated at its end.
        mailHref={mailLink('Besked fra hjemmesiden', [
          ...fieldLines(messageDetails, values),
          '',
          cleanText(values.message),
        ])}
        newsletter
      />
      <div>
        <Button type="submit" disabled={isSending} data-busy={isSending}>
          {isSending ? 'Sender besked...' : 'Send besked'}
        </Button>
      </div>
    </form>
  );
}
