/** Name that no browser's autofill recognises: it must never fill the field for a person. */
const honeypotName = 'kommentar';

/** Honeypot field, hidden from people. Attributes tell password managers to skip it. */
export function Honeypot({ idPrefix }: { idPrefix: string }) {
  const id = `${idPrefix}-${honeypotName}`;
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Lad dette felt stå tomt</label>
      <input
        type="text"
        id={id}
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}

/** Returns whether the form's honeypot field is filled in. */
export function isSpam(form: HTMLFormElement | null): boolean {
  return Boolean(form && new FormData(form).get(honeypotName));
}
