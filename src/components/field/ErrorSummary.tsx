import { type MouseEvent, useEffect, useRef, useState } from 'react';

type FieldError = { readonly fieldId: string; readonly label: string; readonly text: string };

type ErrorSummaryProps = {
  id: string;
  /** Errors that are left. A field that was changed has none until the next attempt. */
  errors: readonly FieldError[];
  /** Number of attempts to send. The summary takes focus again after each attempt with errors. */
  attempt: number;
};

/**
 * Error summary at the top of a form. Takes focus after a failed attempt and links to each invalid field. Counts down as
 * fields are changed, but keeps its lines until the next attempt, so that the field in which the visitor types does not move.
 */
export function ErrorSummary({ id, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const [found, setFound] = useState({ attempt, errors });
  if (found.attempt !== attempt) setFound({ attempt, errors });
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (found.errors.length === 0) return null;
  return (
    <section
      ref={box}
      className={errors.length ? 'problem' : 'problem solved'}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <p id={id}>
        <b>{heading(errors.length)}</b>
      </p>
      <ul>
        {found.errors.map(({ fieldId, label, text }) => (
          <li key={fieldId}>
            {errors.some((error) => error.fieldId === fieldId) ? (
              <a className="target" href={`#${fieldId}`} onClick={goToField}>
                {text}
              </a>
            ) : (
              <span className="target">{label} er ændret</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function heading(left: number): string {
  if (left === 0) return 'Alle felter er ændret. Send igen';
  return left === 1 ? 'Ret dette felt, før du sender' : `Ret disse ${left} felter, før du sender`;
}

/** Focuses the field instead of only scrolling to it. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
