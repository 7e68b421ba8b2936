import type { ReactNode } from 'react';
import { ContactWays } from '#src/features/lead-form/ContactWays.tsx';
import type { ContactDetails } from '#src/features/lead-form/contact-fields.ts';
import { LeadFields } from '#src/features/lead-form/LeadFields.tsx';
import { SendNotes } from '#src/features/lead-form/SendNotes.tsx';
import type { LeadForm } from '#src/features/lead-form/use-lead-form.ts';
import { formatFact } from '#src/site/format-fact.ts';
import type { CompleteAnswers } from './questions.ts';
import { quoteMailLink } from './quote-mail-link.ts';
import type { QuotePayload } from './quote-payload.ts';

type ContactStepProps = {
  heading: (title: string) => ReactNode;
  answers: CompleteAnswers;
  lead: LeadForm<ContactDetails, QuotePayload>;
  /** Whether an endpoint for quote requests is configured. */
  canBeSent: boolean;
};

/** Step 5: contact details. */
export function ContactStep({ heading, answers, lead, canBeSent }: ContactStepProps) {
  const mailHref = quoteMailLink(answers, lead.values);
  if (!canBeSent) {
    return (
      <>
        {heading('Tal med os om prisen')}
        <p className="soft">Ring til os, eller send beregningen som e-mail. Den er skrevet for dig.</p>
        <ContactWays mailHref={mailHref} />
      </>
    );
  }
  return (
    <>
      {heading('Hvem skal have tilbuddet?')}
      <p className="soft">
        Vi svarer inden for {formatFact('svar.timer')} med et præcist tilbud eller de spørgsmål, vi mangler
        svar på.
      </p>
      <LeadFields lead={lead} />
      <SendNotes
        sending={lead.sending}
        failure="Der skete en fejl ved afsendelse. Prøv venligst igen."
        mailHref={mailHref}
      />
    </>
  );
}
