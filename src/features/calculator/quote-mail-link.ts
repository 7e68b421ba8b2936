import { type ContactDetails, contactFields } from '#src/features/lead-form/contact-fields.ts';
import { fieldLines } from '#src/features/lead-form/lead-rules.ts';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import { priceInWords } from './price.ts';
import { type CompleteAnswers, questionIds, questions } from './questions.ts';

/** Returns a mailto link with the quote request, for when the form cannot send it. */
export function quoteMailLink(answers: CompleteAnswers, contact: ContactDetails): string {
  const chosen = questionIds.map((id) => {
    const { label, options } = questions[id];
    return `${label}: ${options[answers[id] ?? '']?.name ?? 'Ikke valgt'}`;
  });
  return mailLink('Tilbud på en hjemmeside', [
    'Jeg vil gerne have et tilbud.',
    '',
    ...chosen,
    ...priceInWords(answers),
    '',
    ...fieldLines(contactFields, contact),
  ]);
}
