import { facts } from '#src/site/facts.ts';
import { formatKroner } from '#src/site/format-fact.ts';
import type { CompleteAnswers } from './answers.ts';
import type { ContactDetails } from './contact-details.ts';
import { seoPackages, sizes } from './options.ts';
import { quote } from './price.ts';

/** The quote request as an e-mail, for when it cannot be sent from here. */
export function mailLines(answers: CompleteAnswers, contact: ContactDetails): string[] {
  const { totalPrice, seoPrice } = quote(answers);
  const { name, description } = sizes[answers.size];
  const vat = facts['pakker.moms'].value;
  const details = [
    ['Navn', contact.name],
    ['Email', contact.email],
    ['Telefon', contact.phone],
    ['Virksomhed', contact.company],
  ] as const;
  return [
    'Jeg vil gerne have et tilbud.',
    '',
    `Hjemmeside: ${name} (${description}), vejledende ${formatKroner(totalPrice)} ${vat}`,
    answers.seo
      ? `SEO: ${seoPackages[answers.seo].description}, ${formatKroner(seoPrice)} ${vat} pr. måned`
      : 'SEO: Ikke valgt',
    '',
    ...details.flatMap(([label, value]) => (value.trim() ? [`${label}: ${value.trim()}`] : [])),
  ];
}
