/** Names in session storage. Each holds an object with one entry per part of a form. */
export type DraftKey = 'prisberegner' | 'kontaktformular';

/** Nothing is kept where storage is forbidden: the forms work without it. */
function readEntries(key: DraftKey): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Keeps one entry of a draft for this tab's session; `undefined` forgets it. */
export function writeEntry(key: DraftKey, entry: string, value: unknown): void {
  const { [entry]: _former, ...others } = readEntries(key);
  const entries = value === undefined ? others : { ...others, [entry]: value };
  try {
    if (Object.keys(entries).length > 0) sessionStorage.setItem(key, JSON.stringify(entries));
    else sessionStorage.removeItem(key);
  } catch {
    // Forbidden or full: the values still stand in the form.
  }
}

/** What was kept as one entry of a draft; unchecked, and undefined when there is nothing. */
export function readEntry(key: DraftKey, entry: string): unknown {
  return readEntries(key)[entry];
}
