import type { HTMLInputAutoCompleteAttribute } from 'react';
import styles from './Field.module.css';

export type FieldProps = {
  id: string;
  name: string;
  /** Visible label; that of a required field ends in ` *`. */
  label: string;
  kind?: 'text' | 'email' | 'tel' | 'multiline';
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength: number;
  readOnly?: boolean;
};

const inputAttributes = {
  text: { type: 'text' },
  tel: { type: 'tel', spellCheck: false },
  // Chromium gives the domain of info@rødgrød.dk as Punycode, which reaches it too.
  email: { type: 'email' },
} as const;

/** Class name of a control, for one that cannot be a `Field`. */
export const controlClass = styles.control;

/** Form field with label, hint, error and the ARIA attributes that connect them. */
export function Field(props: FieldProps) {
  const { kind = 'text', onChange, required = false, hint, error, label, ...input } = props;
  const hintId = `${input.id}-hjaelp`;
  const errorId = `${input.id}-fejl`;
  // `maxLength` truncates pasted text silently, so a full field shows a note.
  const full = input.value.length >= input.maxLength;
  const advice = error && kind === 'email' ? 'Skriv den som navn@firma.dk.' : hint;
  const note = full
    ? `Der er ikke plads til mere end ${input.maxLength.toLocaleString('da-DK')} tegn.`
    : advice;
  const control = {
    ...input,
    className: styles.control,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, note && hintId].filter(Boolean).join(' ') || undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={input.id}>
        {label}
      </label>
      {kind === 'multiline' ? (
        <textarea {...control} rows={6} />
      ) : (
        <input {...control} {...inputAttributes[kind]} />
      )}
      {note && (
        <p id={hintId} className="caption">
          {note}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
