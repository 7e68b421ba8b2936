import { type ContactDetails, contactFields } from '#src/features/lead-form/contact-fields.ts';
import { cleanText, cleanValues, type LeadField } from '#src/features/lead-form/lead-rules.ts';
import { danishList } from '#src/lib/danish-text.ts';
import { priceOf } from './price.ts';
import { type CompleteAnswers, seoPackages, sizes } from './questions.ts';

const placeholders: ContactDetails = {
  name: 'Dit navn',
  email: 'din@email.dk',
  phone: '12 34 56 78',
  company: 'Virksomhedens navn',
};

/** Fields of the last step. */
export const quoteFields: readonly LeadField<keyof ContactDetails>[] = contactFields.map((field) => ({
  ...field,
  required: field.name !== 'company',
  placeholder: placeholders[field.name],
}));

/** Quote request as sent to the webhook. */
export type QuotePayload = ReturnType<typeof quotePayload>;

/** Returns the quote request, these fifteen fields in this order: amounts in whole kroner without VAT, the time in UTC. */
export function quotePayload(answers: CompleteAnswers, contact: ContactDetails, now: Date) {
  const { website, monthly } = priceOf(answers);
  return {
    ...cleanValues(quoteFields, contact),
    // Always empty: the receiver expects both, but the calculator has no input for them.
    website: '',
    message: '',
    selectedSize: answers.size,
    sizeDescription: sizes[answers.size].scope,
    needsGoogle: answers.google,
    selectedSEO: answers.seo ?? '',
    seoDescription: answers.seo ? seoPackages[answers.seo].name : '',
    totalPrice: website?.value ?? 0,
    seoPrice: monthly?.value ?? 0,
    timestamp: now.toISOString(),
    source: 'prisudregner',
  } as const;
}

/** Says what the send button waits for: `Udfyld navn og telefon for at sende.`; undefined if it waits for nothing. */
export function missingDetails(contact: ContactDetails): string | undefined {
  const labels = quoteFields.flatMap(({ name, label, required }) =>
    required && cleanText(contact[name]) === '' ? label.toLowerCase() : [],
  );
  return labels.length > 0 ? `Udfyld ${danishList.format(labels)} for at sende.` : undefined;
}
