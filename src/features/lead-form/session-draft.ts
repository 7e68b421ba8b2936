/** Names in session storage. Each holds an object with one entry per part of a form. */
export type DraftKey = 'prisberegner' | 'kontaktformular';

/** What was kept, unchecked: the reader knows its shape. Undefined when there is nothing usable. */
export function readDraft(key: DraftKey, entry: string): unknown {
  return readEntries(key)[entry];
}

/** Keeps a value for this tab's session; `undefined` forgets it. */
export function writeDraft(key: DraftKey, entry: string, value: object | undefined): void {
  const { [entry]: _former, ...others } = readEntries(key);
  const entries = value === undefined ? others : { ...others, [entry]: value };
  try {
    if (Object.keys(entries).length > 0) sessionStorage.setItem(key, JSON.stringify(entries));
    else sessionStorage.removeItem(key);
  } catch {
    // Forbidden or full: the values still stand in the form.
  }
}

function readEntries(key: DraftKey): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' ? { ...kept } : {};
  } catch {
    return {};
  }
}
