/** Keys in session storage. Each stores an object with one entry per part of a form. */
export type DraftKey = 'prisberegner' | 'kontaktformular';

/** Returns the stored value without validating its shape; undefined if there is none, null if storage is unreadable. */
export function readDraft(key: DraftKey, entry: string): unknown {
  const entries = readEntries(key);
  return entries ? entries[entry] : null;
}

/** Stores a value for the tab's session; `undefined` removes it. */
export function writeDraft(key: DraftKey, entry: string, value: object | undefined): void {
  const { [entry]: _previous, ...others } = readEntries(key) ?? {};
  const entries = value === undefined ? others : { ...others, [entry]: value };
  try {
    if (Object.keys(entries).length > 0) sessionStorage.setItem(key, JSON.stringify(entries));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: the values remain in the form.
  }
}

function readEntries(key: DraftKey): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' ? { ...stored } : null;
  } catch {
    return null;
  }
}

/** Reads the text values named in `defaults` from a stored value; uses the default for a missing or non-text value. */
export function parseTextValues<Values extends Readonly<Record<string, string>>>(
  stored: unknown,
  defaults: Values,
): Values {
  // `Object` turns null and undefined into an empty object.
  const source: Record<string, unknown> = Object(stored);
  const entries = Object.entries(defaults).map(([name, value]) => {
    const found = source[name];
    return [name, typeof found === 'string' ? found : value];
  });
  return Object.fromEntries(entries) as Values;
}
