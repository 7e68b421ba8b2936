import { Field } from '#src/components/field/Field.tsx';
import { limits } from '#src/features/lead-form/limits.ts';
import styles from './ContactForm.module.css';
import type { MessageField, MessageValues } from './message-values.ts';
import type { MessageErrors } from './validate.ts';

type MessageFieldsProps = {
  idPrefix: string;
  values: MessageValues;
  errors: MessageErrors;
  onChange: (field: MessageField, value: string) => void;
};

export function MessageFields({ idPrefix, values, errors, onChange }: MessageFieldsProps) {
  const field = (name: MessageField) => ({
    id: `${idPrefix}-${name}`,
    name,
    value: values[name],
    error: errors[name],
    maxLength: limits[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <>
      <div className={styles.fields}>
        <Field {...field('name')} label="Navn *" required autoComplete="name" />
        <Field {...field('email')} label="Email *" kind="email" required autoComplete="email" />
        <Field {...field('phone')} label="Telefon" kind="tel" autoComplete="tel" />
        <Field {...field('company')} label="Virksomhed" autoComplete="organization" />
      </div>
      <Field
        {...field('message')}
        label="Besked *"
        kind="multiline"
        required
        hint="Hvad skal hjemmesiden gøre for dig, og hvornår skal den være klar?"
      />
    </>
  );
}
