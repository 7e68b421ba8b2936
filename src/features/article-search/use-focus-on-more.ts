import { type RefObject, useEffect, useRef } from 'react';

type FocusOnMore = {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Call before requesting more rows. */
  readonly awaitMore: () => void;
};

/** Moves the focus to the first row that is added, since the button that had the focus may be gone. */
export function useFocusOnMore(shown: number): FocusOnMore {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef(0);
  useEffect(() => {
    if (next.current > 0 && shown > next.current) {
      list.current?.children[next.current]?.querySelector('a')?.focus();
      next.current = 0;
    }
  }, [shown]);
  return {
    list,
    awaitMore: () => {
      next.current = shown;
    },
  };
}
