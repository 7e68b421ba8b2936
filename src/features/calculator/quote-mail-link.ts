import { type ContactDetails, contactFields } from '#src/features/lead-form/contact-fields.ts';
import { fieldLines } from '#src/features/lead-form/lead-rules.ts';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import type { CompleteAnswers } from './answers.ts';
import { seoPackages, sizes } from './options.ts';
import { bothAmounts, quote } from './price.ts';

/** Returns a mailto link with the quote request, for when the form cannot send it. */
export function quoteMailLink(answers: CompleteAnswers, contact: ContactDetails): string {
  const { totalPrice, seoPrice } = quote(answers);
  const { title, description } = sizes[answers.size];
  return mailLink('Tilbud på en hjemmeside', [
    'Jeg vil gerne have et tilbud.',
    '',
    `${title} (${description}), vejledende fra ${bothAmounts(totalPrice)}`,
    answers.seo ? `${seoPackages[answers.seo].name}, ${bothAmounts(seoPrice)} pr. måned` : 'SEO: Ikke valgt',
    '',
    ...fieldLines(contactFields, contact),
  ]);
}
