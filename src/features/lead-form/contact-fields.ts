import type { LeadField } from './lead-rules.ts';

/** Contact details of the sender, shared by both forms, their receipts and their e-mails. */
export type ContactDetails = Readonly<Record<'name' | 'email' | 'phone' | 'company', string>>;

export const contactFields: readonly LeadField<keyof ContactDetails>[] = [
  { name: 'name', label: 'Navn', required: true, autoComplete: 'name' },
  { name: 'email', label: 'Email', kind: 'email', required: true, autoComplete: 'email', maxLength: 254 },
  { name: 'phone', label: 'Telefon', kind: 'tel', autoComplete: 'tel', maxLength: 50 },
  { name: 'company', label: 'Virksomhed eller forening', autoComplete: 'organization' },
];
