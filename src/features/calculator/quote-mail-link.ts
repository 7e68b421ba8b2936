import { type ContactDetails, contactLines } from '#src/features/lead-form/contact-fields.ts';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import { facts } from '#src/site/facts.ts';
import { formatKroner } from '#src/site/format-fact.ts';
import type { CompleteAnswers } from './answers.ts';
import { seoPackages, sizes } from './options.ts';
import { quote } from './price.ts';

/** Returns a mailto link with the quote request, for when the form cannot send it. */
export function quoteMailLink(answers: CompleteAnswers, contact: ContactDetails): string {
  const { totalPrice, seoPrice } = quote(answers);
  const { title, description } = sizes[answers.size];
  const vat = facts['pakker.moms'].value;
  return mailLink('Tilbud på en hjemmeside', [
    'Jeg vil gerne have et tilbud.',
    '',
    `${title} (${description}), vejledende fra ${formatKroner(totalPrice)} ${vat}`,
    answers.seo
      ? `${seoPackages[answers.seo].name}, ${formatKroner(seoPrice)} ${vat} pr. måned`
      : 'SEO: Ikke valgt',
    '',
    ...contactLines(contact),
  ]);
}
