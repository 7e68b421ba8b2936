import { useEffect, useLayoutEffect, useState } from 'react';
import { type DraftKey, readDraft, writeDraft } from './session-draft.ts';

/**
 * Stores a value for the tab's session, so that it survives a reload; `undefined` removes it. Calls `restore` with the
 * unvalidated stored value after hydration and before the next paint, and returns whether it has done so. Calls it again
 * when the browser shows the page once more as it was left: another page may have changed the draft or sent it.
 */
export function useDraft(
  key: DraftKey,
  entry: string,
  value: object | undefined,
  restore: (stored: unknown, isReturn: boolean) => void,
): boolean {
  const [restored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once
  useLayoutEffect(() => {
    restore(readDraft(key, entry), false);
    setRestored(true);
  }, []);

  useEffect(() => {
    if (restored) writeDraft(key, entry, value);
  }, [restored, key, entry, value]);

  // After every render: `restore` belongs to the values of that render.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      const stored = readDraft(key, entry);
      if (persisted && stored !== null) restore(stored, true);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  });

  // Firefox gives a page out of its cache the session storage of the moment when the visitor left. A lock keeps a page
  // with a draft out of that cache.
  const hasDraft = value !== undefined;
  useEffect(() => {
    if (!hasDraft) return;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    navigator.locks?.request(key, { mode: 'shared' }, () => held).catch(() => {});
    return () => release();
  }, [hasDraft, key]);

  return restored;
}
