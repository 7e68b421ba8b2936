import { type RefObject, useEffect, useRef } from 'react';

type FocusOnMore = {
  readonly list: RefObject<HTMLOListElement | null>;
  /** To be called before more rows are asked for. */
  readonly awaitMore: () => void;
};

/** The reader goes on with the first row that comes: the button that brought it may be gone, and the focus with it. */
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
