import type { FieldProps } from '#src/components/field/Field.tsx';
import { cleanText } from './clean-text.ts';
import type { LeadField } from './limits.ts';

/** What a form says about a field; the rest follows from its name and the form's state. */
export type LeadFieldSpec<Name extends LeadField> = { readonly name: Name } & Readonly<
  Pick<FieldProps, 'label' | 'kind' | 'required' | 'autoComplete' | 'placeholder' | 'hint'>
>;

/** Contact details of the sender, shared by both forms, their receipts and their e-mails. */
export type ContactDetails = Readonly<Record<'name' | 'email' | 'phone' | 'company', string>>;

export const emptyContact: ContactDetails = { name: '', email: '', phone: '', company: '' };

export const contactFields: readonly LeadFieldSpec<keyof ContactDetails>[] = [
  { name: 'name', label: 'Navn', required: true, autoComplete: 'name' },
  { name: 'email', label: 'Email', kind: 'email', required: true, autoComplete: 'email' },
  { name: 'phone', label: 'Telefon', kind: 'tel', autoComplete: 'tel' },
  { name: 'company', label: 'Virksomhed', autoComplete: 'organization' },
];

/** Returns the filled-in fields as lines of an e-mail. */
export function fieldLines<Name extends LeadField>(
  fields: readonly LeadFieldSpec<Name>[],
  values: Readonly<Record<Name, string>>,
): string[] {
  return fields.flatMap(({ name, label }) => {
    const value = cleanText(values[name]);
    return value ? [`${label}: ${value}`] : [];
  });
}
