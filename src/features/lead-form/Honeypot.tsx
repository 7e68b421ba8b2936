/** The hidden field's name: means nothing to a browser's autofill, which must never fill it for a real visitor. */
const honeypotName = 'kommentar';

/** A field that no person sees; whoever fills it is a machine. Password managers are told to pass it by. */
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

/** Was the hidden field of this form filled? */
export function isSpam(form: HTMLFormElement | null): boolean {
  return Boolean(form && new FormData(form).get(honeypotName));
}
