import {
  type Checked,
  checkPayload,
  isoMoment,
  kroner,
  oneOf,
  text,
} from '#src/features/lead-form/check-payload.ts';
import { cleanText } from '#src/features/lead-form/clean-text.ts';
import type { ContactDetails } from '#src/features/lead-form/contact-fields.ts';
import { limits } from '#src/features/lead-form/limits.ts';
import type { CompleteAnswers } from './answers.ts';

import {
  type GoogleAnswer,
  googleAnswers,
  type SeoId,
  type SizeId,
  seoIds,
  seoPackages,
  sizeIds,
  sizes,
} from './options.ts';
import { quote } from './price.ts';

/** The quote request as the webhook gets it: these fifteen fields, in this order. */
export type QuotePayload = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  /** The receiver expects `website` and `message`; the calculator has no input for them. */
  readonly website: string;
  readonly message: string;
  readonly selectedSize: SizeId;
  readonly sizeDescription: string;
  readonly needsGoogle: GoogleAnswer;
  readonly selectedSEO: SeoId | '';
  readonly seoDescription: string;
  readonly totalPrice: number;
  readonly seoPrice: number;
  readonly timestamp: string;
  readonly source: 'prisudregner';
};

export function quotePayload(answers: CompleteAnswers, contact: ContactDetails, now: Date): QuotePayload {
  const { totalPrice, seoPrice } = quote(answers);
  return {
    name: cleanText(contact.name),
    email: cleanText(contact.email),
    phone: cleanText(contact.phone),
    company: cleanText(contact.company),
    website: '',
    message: '',
    selectedSize: answers.size,
    sizeDescription: sizes[answers.size].description,
    needsGoogle: answers.needsGoogle,
    selectedSEO: answers.seo ?? '',
    seoDescription: answers.seo ? seoPackages[answers.seo].description : '',
    totalPrice,
    seoPrice,
    timestamp: now.toISOString(),
    source: 'prisudregner',
  };
}

/** Is this a quote request? Names everything that is wrong, in Danish. */
export function checkQuotePayload(value: unknown): Checked<QuotePayload> {
  return checkPayload<QuotePayload>(value, {
    name: text(limits.name, { filled: true }),
    email: text(limits.email, { filled: true }),
    phone: text(limits.phone, { filled: true }),
    company: text(limits.company),
    website: text(limits.company),
    message: text(limits.message),
    selectedSize: oneOf(sizeIds),
    sizeDescription: text(limits.company, { filled: true }),
    needsGoogle: oneOf(googleAnswers),
    selectedSEO: oneOf([...seoIds, '']),
    seoDescription: text(limits.company),
    totalPrice: kroner,
    seoPrice: kroner,
    timestamp: isoMoment,
    source: oneOf(['prisudregner']),
  });
}
