import { cleanText } from '#src/features/lead-form/clean-text.ts';
import type { ContactDetails } from '#src/features/lead-form/contact-fields.ts';

/** The send button's gate: name, e-mail and phone say something. */
export function canSend({ name, email, phone }: ContactDetails): boolean {
  return [name, email, phone].every((value) => cleanText(value) !== '');
}
