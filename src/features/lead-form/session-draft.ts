/** Keys in session storage, each with one draft. */
export type DraftKey = 'prisberegner' | 'prisberegner-kontakt' | 'kontaktformular';

/** Returns a stored draft without validating its shape; undefined if there is none, null if storage is unreadable. */
export function readDraft(key: DraftKey): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return null;
  }
}

/** Stores a draft as JSON for the tab's session; `undefined` removes it. */
export function writeDraft(key: DraftKey, json: string | undefined): void {
  try {
    if (json === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, json);
  } catch {
    // Storage is blocked or full: the values remain in the form.
  }
}
