import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';

type FieldError = { readonly fieldId: string; readonly text: string };

type ErrorSummaryProps = {
  id: string;
  errors: readonly FieldError[];
  /** Counts the attempts to send: each one that finds errors brings the focus here again. */
  attempt: number;
};

/** The list of what must be corrected, at the top of a form; takes the focus and leads to each field. */
export function ErrorSummary({ id, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {errors.length === 1
          ? 'Ret dette felt, før du sender'
          : `Ret disse ${errors.length} felter, før du sender`}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to a field means to stand in it, not only to scroll there. */
function goToField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
