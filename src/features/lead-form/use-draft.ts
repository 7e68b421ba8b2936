import { useEffect, useLayoutEffect, useState } from 'react';
import { type DraftKey, readDraft, writeDraft } from './session-draft.ts';

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
    restore(readDraft(key, entry));
    setRestored(true);
  }, []);

  useEffect(() => {
    if (restored) writeDraft(key, entry, value);
  }, [restored, key, entry, value]);

  return restored;
}
