import { cleanValues } from '#src/features/lead-form/clean-text.ts';
import { isEmail, minMessageLength } from '#src/features/lead-form/limits.ts';
import type { FieldErrors } from '#src/features/lead-form/use-lead-form.ts';
import type { MessageValues } from './message-values.ts';

/** Returns the error of each invalid field, in display order. */
export function validate(values: MessageValues): FieldErrors {
  const { name, email, message } = cleanValues(values);
  const errors = {
    name: name === '' && 'Navn er påkrævet',
    email: email === '' ? 'Email er påkrævet' : !isEmail(email) && 'Email er ugyldig',
    message:
      message === ''
        ? 'Besked er påkrævet'
        : message.length < minMessageLength && `Beskeden skal være mindst ${minMessageLength} tegn`,
  };
  return Object.fromEntries(Object.entries(errors).flatMap(([field, text]) => (text ? [[field, text]] : [])));
}
