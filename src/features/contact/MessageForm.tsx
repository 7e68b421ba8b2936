import type { FormEvent } from 'react';
import { Button } from '#src/components/Button.tsx';
import { ClearForm } from '#src/features/lead-form/ClearForm.tsx';
import { contactFields } from '#src/features/lead-form/contact-fields.ts';
import { LeadFields } from '#src/features/lead-form/LeadFields.tsx';
import { cleanText, fieldLines } from '#src/features/lead-form/lead-rules.ts';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import { SendNotes } from '#src/features/lead-form/SendNotes.tsx';
import { useLeadForm } from '#src/features/lead-form/use-lead-form.ts';
import { MessageSent } from './MessageSent.tsx';
import { type ContactPayload, contactPayload, type MessageValues, messageFields } from './message-payload.ts';
import { useTopicMessage } from './use-topic-message.ts';

/** Contact form that validates on submit and keeps a draft until the message is sent. */
export function MessageForm({ endpoint }: { endpoint: string }) {
  const lead = useLeadForm<MessageValues, ContactPayload>('kontaktformular', endpoint, messageFields);
  const { values, sending } = lead;
  const isSending = sending.kind === 'sending';
  useTopicMessage(lead);

  function submit(event: FormEvent) {
    event.preventDefault();
    lead.send(contactPayload);
  }

  if (sending.kind === 'sent') return <MessageSent payload={sending.payload} />;
  return (
    <form {...lead.formProps} className="stack" onSubmit={submit}>
      <LeadFields lead={lead} />
      <SendNotes
        sending={sending}
        failure="Der opstod en fejl ved afsendelse. Prøv venligst igen."
        // Contact details first, because a long e-mail is truncated at its end.
        mailHref={mailLink('Besked fra hjemmesiden', [
          ...fieldLines(contactFields, values),
          '',
          cleanText(values.message),
        ])}
        newsletter
      />
      <div className="buttons">
        <Button type="submit" disabled={isSending} aria-busy={isSending}>
          {isSending ? 'Sender besked...' : 'Send besked'}
        </Button>
        <ClearForm lead={lead} />
      </div>
    </form>
  );
}
