import { ErrorSummary, type FieldError } from '#src/components/field/ErrorSummary.tsx';
import { Field } from '#src/components/field/Field.tsx';
import { Honeypot } from '#src/features/lead-form/Honeypot.tsx';
import { limits } from '#src/features/lead-form/limits.ts';
import styles from './Calculator.module.css';
import type { ContactDetails, ContactField } from './contact-details.ts';

type ContactStepProps = {
  idPrefix: string;
  contact: ContactDetails;
  emailError: string | undefined;
  attempt: number;
  onChange: (field: ContactField, value: string) => void;
};

/** Step 5: who wants the offer. */
export function ContactStep({ idPrefix, contact, emailError, attempt, onChange }: ContactStepProps) {
  const errors: FieldError[] = emailError ? [{ fieldId: `${idPrefix}-email`, text: emailError }] : [];
  const field = (name: ContactField) => ({
    id: `${idPrefix}-${name}`,
    name,
    value: contact[name],
    maxLength: limits[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <div className={styles.stack}>
      <ErrorSummary id={`${idPrefix}-fejl`} errors={errors} attempt={attempt} />
      <div className={styles.fields}>
        <Field {...field('name')} label="Navn *" required autoComplete="name" placeholder="Dit navn" />
        <Field
          {...field('email')}
          label="Email *"
          kind="email"
          required
          autoComplete="email"
          placeholder="din@email.dk"
          error={emailError}
        />
        <Field
          {...field('phone')}
          label="Telefon *"
          kind="tel"
          required
          autoComplete="tel"
          placeholder="12 34 56 78"
        />
        <Field
          {...field('company')}
          label="Virksomhed"
          autoComplete="organization"
          placeholder="Virksomhedens navn"
        />
      </div>
      <Honeypot idPrefix={idPrefix} />
    </div>
  );
}
