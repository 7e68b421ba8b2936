import { useEffect, useLayoutEffect, useState } from 'react';

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

function writeEntry(key: DraftKey, entry: string, value: unknown): void {
  const { [entry]: _former, ...others } = readEntries(key);
  const entries = value === undefined ? others : { ...others, [entry]: value };
  try {
    if (Object.keys(entries).length > 0) sessionStorage.setItem(key, JSON.stringify(entries));
    else sessionStorage.removeItem(key);
  } catch {
    // Forbidden or full: the values still stand in the form.
  }
}

/**
 * Keeps a value for this tab's session, so that a reload or a failure costs the visitor nothing; `undefined`
 * forgets it. `restore` gets what was kept, unchecked, after hydration and before the next paint. Returns whether
 * that has happened.
 */
export function useDraft(
  key: DraftKey,
  entry: string,
  value: object | undefined,
  restore: (kept: unknown) => void,
): boolean {
  const [restored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once
  useLayoutEffect(() => {
    restore(readEntries(key)[entry]);
    setRestored(true);
  }, []);

  useEffect(() => {
    if (restored) writeEntry(key, entry, value);
  }, [restored, key, entry, value]);

  return restored;
}
