import { type ContactDetails, contactFields } from '#src/features/lead-form/contact-fields.ts';
import { cleanValues, type LeadField } from '#src/features/lead-form/lead-rules.ts';

export type MessageValues = ContactDetails & { readonly message: string };

/** Fields of the contact form in display order. */
export const messageFields: readonly LeadField<keyof MessageValues>[] = [
  ...contactFields,
  {
    name: 'message',
    label: 'Besked',
    definiteLabel: 'Beskeden',
    kind: 'multiline',
    required: true,
    minLength: 10,
    maxLength: 20_000,
    hint: 'Hvad skal hjemmesiden gøre for dig, hvornår skal den være klar, og hvad er adressen på den, du har?',
  },
];

/** Contact message as sent to the webhook. */
export type ContactPayload = ReturnType<typeof contactPayload>;

/** Returns the message as it is sent, with the time in UTC. */
export function contactPayload(values: MessageValues, now: Date) {
  return {
    ...cleanValues(messageFields, values),
    timestamp: now.toISOString(),
    source: 'kontakt-formular',
  } as const;
}
