/**
 * What a visitor has typed, kept for this tab's session so that a reload or a failure costs nothing.
 * Storage may be forbidden or full; the forms work without it.
 */
export type DraftKey = 'prisberegner' | 'kontaktformular';

/** What was kept, unchecked: the reader knows its shape. Undefined when there is nothing usable. */
export function readDraft(key: DraftKey): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(key: DraftKey, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the values still stand in the form.
  }
}

export function clearDraft(key: DraftKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
