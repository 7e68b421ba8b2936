import { useEffect, useLayoutEffect, useState } from 'react';
import type { StorageKey } from '#src/site/storage-list.ts';

/**
 * Stores a value for the tab's session, so that it survives a reload; `undefined` removes it. Calls `restore` with the
 * unvalidated stored value after hydration and before the next paint, and returns whether it has done so.
 */
export function useDraft(
  key: StorageKey,
  value: object | undefined,
  restore: (stored: unknown) => void,
): boolean {
  const [restored, setRestored] = useState(false);
  const json = JSON.stringify(value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once
  useLayoutEffect(() => {
    restore(readDraft(key));
    setRestored(true);
  }, []);

  useEffect(() => {
    if (restored) writeDraft(key, json);
    // A page that the browser shows once more as it was left: another page may have changed the draft or sent it.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      const stored = readDraft(key);
      if (persisted && stored !== null && (json ?? stored)) location.reload();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [restored, key, json]);

  // Firefox gives a page out of its cache the session storage of the moment when the visitor left, even after a reload. A
  // lock keeps a page with a draft out of that cache.
  const hasDraft = json !== undefined;
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

/** Returns a stored draft without validating its shape; undefined if there is none, null if storage is unreadable. */
function readDraft(key: StorageKey): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return null;
  }
}

/** Stores a draft as JSON for the tab's session; `undefined` removes it. */
function writeDraft(key: StorageKey, json: string | undefined): void {
  try {
    if (json === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, json);
  } catch {
    // Storage is blocked or full: the values remain in the form.
  }
}
