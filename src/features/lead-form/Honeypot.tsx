/** The hidden field's name: means nothing to a browser's autofill, which must never fill it for a real visitor. */
export const honeypotName = 'kommentar';

/** A field that no person sees; whoever fills it is a machine. */
export function Honeypot({ idPrefix }: { idPrefix: string }) {
  const id = `${idPrefix}-${honeypotName}`;
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Lad dette felt stå tomt</label>
      <input id={id} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Was the hidden field of this form filled? */
export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(honeypotName));
}
