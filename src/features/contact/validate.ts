import { cleanValues } from '#src/features/lead-form/clean-values.ts';
import { isEmail } from '#src/features/lead-form/is-email.ts';
import { type LeadField, minMessageLength } from '#src/features/lead-form/limits.ts';
import type { FieldErrors } from '#src/features/lead-form/use-lead-form.ts';
import type { MessageValues } from './message-values.ts';

/** Returns the error of each invalid field, in display order. */
export function validate(values: MessageValues): FieldErrors {
  const { name, email, message } = cleanValues(values);
  return {
    ...fieldError('name', name === '' && 'Navn er påkrævet'),
    ...fieldError('email', emailError(email)),
    ...fieldError('message', messageError(message)),
  };
}

function fieldError(field: LeadField, text: string | false): FieldErrors {
  return text ? { [field]: text } : {};
}

function emailError(email: string): string | false {
  if (email === '') return 'Email er påkrævet';
  return !isEmail(email) && 'Email er ugyldig';
}

function messageError(message: string): string | false {
  if (message === '') return 'Besked er påkrævet';
  return message.length < minMessageLength && `Beskeden skal være mindst ${minMessageLength} tegn`;
}
