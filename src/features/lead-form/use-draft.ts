import { useEffect, useLayoutEffect, useState } from 'react';
import { type DraftKey, readDraft, writeDraft } from './session-draft.ts';

/**
 * Stores a value for the tab's session, so that it survives a reload; `undefined` removes it. Calls `restore` with the
 * unvalidated stored value after hydration and before the next paint, and returns whether it has done so.
 */
export function useDraft(
  key: DraftKey,
  entry: string,
  value: object | undefined,
  restore: (stored: unknown) => void,
): boolean {
  const [restored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once
  useLayoutEffect(() => {
    restore(readDraft(key, entry));
    setRestored(true);
  }, []);

  useEffect(() => {
    if (restored) writeDraft(key, entry, value);
  }, [restored, key, entry, value]);

  return restored;
}
