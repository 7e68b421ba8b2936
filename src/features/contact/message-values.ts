import {
  type ContactDetails,
  contactFields,
  emptyContact,
  type LeadFieldSpec,
} from '#src/features/lead-form/contact-fields.ts';

export type MessageValues = ContactDetails & { readonly message: string };

export const emptyMessage: MessageValues = { ...emptyContact, message: '' };

/** Fields of the contact form in display order. */
export const messageFields: readonly LeadFieldSpec<keyof MessageValues>[] = [
  ...contactFields,
  {
    name: 'message',
    label: 'Besked',
    kind: 'multiline',
    required: true,
    hint: 'Hvad skal hjemmesiden gøre for dig, og hvornår skal den være klar?',
  },
];

/** All but the message itself: for the receipt and for the e-mail that replaces a failed request. */
export const messageDetails = messageFields.filter(({ name }) => name !== 'message');
