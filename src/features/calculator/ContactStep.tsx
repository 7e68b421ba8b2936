import { ContactWays } from '#src/features/lead-form/ContactWays.tsx';
import { type ContactDetails, contactFields } from '#src/features/lead-form/contact-fields.ts';
import { LeadFields } from '#src/features/lead-form/LeadFields.tsx';
import { formatFact } from '#src/site/format-fact.ts';
import { isComplete } from './answers.ts';
import { quoteMailLink } from './quote-mail-link.ts';
import type { StepProps } from './step-props.ts';

const placeholders: ContactDetails = {
  name: 'Dit navn',
  email: 'din@email.dk',
  phone: '12 34 56 78',
  company: 'Virksomhedens navn',
};
const fields = contactFields.map((field) => ({
  ...field,
  required: field.name !== 'company',
  placeholder: placeholders[field.name],
}));

/** Step 5: contact details. */
export function ContactStep({ idPrefix, answers, heading, lead, canBeSent }: StepProps) {
  if (!isComplete(answers)) return null;
  if (!canBeSent) {
    return (
      <>
        {heading('Tal med os om prisen')}
        <p className="soft">Ring til os, eller send beregningen som e-mail. Den er skrevet for dig.</p>
        <ContactWays mailHref={quoteMailLink(answers, lead.values)} />
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
      <div className="stack">
        <LeadFields idPrefix={idPrefix} fields={fields} lead={lead} />
      </div>
    </>
  );
}
