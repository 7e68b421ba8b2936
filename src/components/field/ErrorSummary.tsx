import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';

type FieldError = { readonly fieldId: string; readonly text: string };

type ErrorSummaryProps = {
  id: string;
  errors: readonly FieldError[];
  /** Number of attempts to send. The summary takes focus again after each attempt with errors. */
  attempt: number;
};

/** Error summary at the top of a form. Takes focus after a failed attempt and links to each invalid field. */
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
            <a href={`#${fieldId}`} onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses the field instead of only scrolling to it. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
