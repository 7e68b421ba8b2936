import { useEffect } from 'react';
import { ErrorSummary } from '#src/components/field/ErrorSummary.tsx';
import { Field } from '#src/components/field/Field.tsx';
import { Honeypot } from './Honeypot.tsx';
import styles from './LeadForm.module.css';
import type { LeadField } from './lead-rules.ts';
import type { LeadForm } from './use-lead-form.ts';

type LeadFieldsProps<Name extends string> = {
  idPrefix: string;
  lead: Pick<
    LeadForm<Readonly<Record<Name, string>>, { timestamp: string }>,
    'values' | 'errors' | 'attempt' | 'edit' | 'sending'
  > & { fields: readonly LeadField<Name>[] };
};

/** Fields of a form, with an error summary above them. */
export function LeadFields<Name extends string>({ idPrefix, lead }: LeadFieldsProps<Name>) {
  const { fields, values, errors, attempt, edit, sending } = lead;
  const summary = Object.entries(errors).map(([name, text]) => ({ fieldId: `${idPrefix}-${name}`, text }));
  // Here and not in `useLeadForm`: other steps of the calculator show no errors.
  useErrorTitle(summary.length > 0);
  return (
    <>
      <ErrorSummary id={`${idPrefix}-fejl`} errors={summary} attempt={attempt} />
      <p className="soft">Felter med&nbsp;* skal udfyldes.</p>
      <div className={`stack ${styles.fields}`}>
        {fields.map(({ label, minLength: _checkedOnSubmit, ...field }) => (
          <Field
            key={field.name}
            {...field}
            id={`${idPrefix}-${field.name}`}
            label={field.required ? `${label} *` : label}
            value={values[field.name]}
            error={errors[field.name]}
            // What is typed while the lead is on its way would be neither sent nor kept.
            readOnly={sending.kind === 'sending'}
            onChange={() => edit(field.name)}
          />
        ))}
      </div>
      <Honeypot idPrefix={idPrefix} />
    </>
  );
}

/** Prefixes the page's title while the form shows errors, because screen readers announce the title first. */
function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    document.title = `Fejl: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
