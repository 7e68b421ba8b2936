import { ErrorSummary } from '#src/components/field/ErrorSummary.tsx';
import { Field } from '#src/components/field/Field.tsx';
import { Honeypot } from './Honeypot.tsx';
import styles from './LeadForm.module.css';
import { type LeadField, usualLength } from './lead-rules.ts';
import type { LeadForm } from './use-lead-form.ts';

type LeadFieldsProps<Name extends string> = {
  lead: Pick<
    LeadForm<Readonly<Record<Name, string>>, { timestamp: string }>,
    'id' | 'values' | 'errors' | 'attempt' | 'sending'
  > & { fields: readonly LeadField<Name>[] };
};

/** Fields of a form, with an error summary above them. */
export function LeadFields<Name extends string>({ lead }: LeadFieldsProps<Name>) {
  const { id, fields, values, errors, attempt, sending } = lead;
  const summary = fields.flatMap(({ name, label }) => {
    const text = errors[name];
    return text ? [{ fieldId: `${id}-${name}`, label, text }] : [];
  });
  return (
    <>
      <ErrorSummary id={`${id}-fejl`} errors={summary} attempt={attempt} />
      <p className="soft">Felter med&nbsp;* skal udfyldes.</p>
      {/* What is typed while the lead is on its way would be neither sent nor kept. */}
      <div className={`stack ${styles.fields}`} inert={sending.kind === 'sending'}>
        {fields.map(
          ({ label, minLength: _onSubmit, definiteLabel: _inErrors, maxLength = usualLength, ...field }) => (
            <Field
              key={field.name}
              {...field}
              maxLength={maxLength}
              id={`${id}-${field.name}`}
              label={field.required ? `${label} *` : label}
              value={values[field.name]}
              error={errors[field.name]}
            />
          ),
        )}
      </div>
      <Honeypot idPrefix={id} />
    </>
  );
}
