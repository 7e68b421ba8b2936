import type { HTMLInputAutoCompleteAttribute } from 'react';
import styles from './Field.module.css';

export type FieldProps = {
  id: string;
  name: string;
  /** Visible label; that of a required field ends in ` *`. */
  label: string;
  kind?: 'text' | 'email' | 'tel' | 'multiline';
  /** What stands in the field, which is uncontrolled, and what it has at first. */
  value: string;
  required?: boolean;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength: number;
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
  const { kind = 'text', value, hint, error, label, maxLength, ...attributes } = props;
  const hintId = `${attributes.id}-hjaelp`;
  const errorId = `${attributes.id}-fejl`;
  // `maxLength` truncates pasted text silently, so a full field shows a note.
  const isFull = value.length >= maxLength;
  const advice = error && kind === 'email' ? 'Skriv den som navn@firma.dk.' : hint;
  const note = isFull ? `Der er ikke plads til mere end ${maxLength.toLocaleString('da-DK')} tegn.` : advice;
  const control = {
    ...attributes,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, note && hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={attributes.id}>
        {label}
      </label>
      {kind === 'multiline' ? (
        <textarea {...control} maxLength={maxLength} defaultValue={value} rows={6} />
      ) : (
        <input {...control} {...inputAttributes[kind]} maxLength={maxLength} defaultValue={value} />
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
