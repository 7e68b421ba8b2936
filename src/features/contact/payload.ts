import { type Checked, checkPayload, isoMoment, oneOf, text } from '#src/features/lead-form/check-payload.ts';
import { cleanText } from '#src/features/lead-form/clean-text.ts';
import { limits } from '#src/features/lead-form/limits.ts';
import type { MessageValues } from './message-values.ts';

/** A contact message as the webhook gets it. */
export type ContactPayload = MessageValues & {
  readonly timestamp: string;
  readonly source: 'kontakt-formular';
};

export function contactPayload(values: MessageValues, now: Date): ContactPayload {
  return {
    name: cleanText(values.name),
    email: cleanText(values.email),
    phone: cleanText(values.phone),
    company: cleanText(values.company),
    message: cleanText(values.message),
    timestamp: now.toISOString(),
    source: 'kontakt-formular',
  };
}

/** Is this a contact message? Names everything that is wrong, in Danish. */
export function checkContactPayload(value: unknown): Checked<ContactPayload> {
  return checkPayload<ContactPayload>(value, {
    name: text(limits.name, { filled: true }),
    email: text(limits.email, { filled: true }),
    phone: text(limits.phone),
    company: text(limits.company),
    message: text(limits.message, { filled: true }),
    timestamp: isoMoment,
    source: oneOf(['kontakt-formular']),
  });
}
