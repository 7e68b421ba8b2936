import { cleanText } from '#src/features/lead-form/clean-text.ts';

/** The fields of step 5. */
export type ContactDetails = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
};

export type ContactField = keyof ContactDetails;

export const noContact: ContactDetails = { name: '', email: '', phone: '', company: '' };

/** The send button's gate: name, e-mail and phone say something. */
export function canSend({ name, email, phone }: ContactDetails): boolean {
  return [name, email, phone].every((value) => cleanText(value) !== '');
}
