import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#src/components/button/Button.tsx';

type GrowingListProps = {
  readonly className: string | undefined;
  /** Number of all rows. */
  readonly count: number;
  readonly showMore: () => void;
  /** The first rows. */
  readonly children: readonly ReactNode[];
};

/** A list with a button for more rows. Moves the focus to the first row that is added, since the button may be gone. */
export function GrowingList({ className, count, showMore, children }: GrowingListProps) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef(0);
  const shown = children.length;
  useEffect(() => {
    if (next.current > 0 && shown > next.current) {
      list.current?.children[next.current]?.querySelector('a')?.focus();
      next.current = 0;
    }
  }, [shown]);
  return (
    <>
      <ol ref={list} className={className}>
        {children}
      </ol>
      {shown < count && (
        <p>
          <Button
            variant="quiet"
            onClick={() => {
              next.current = shown;
              showMore();
            }}
          >
            Vis flere
          </Button>
        </p>
      )}
    </>
  );
}
