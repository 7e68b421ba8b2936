import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import styles from './ResultGroup.module.css';

type ResultGroupProps = {
  readonly id: string;
  readonly title: string;
  readonly titleHidden?: boolean;
  readonly note?: string | undefined;
  /** Number of all rows. */
  readonly count: number;
  readonly showMore: () => void;
  /** The first rows. */
  readonly children: readonly ReactNode[];
};

/** A titled list with a button for more rows. Moves the focus to the first row that is added: the button may be gone. */
export function ResultGroup({ id, title, titleHidden, note, count, showMore, children }: ResultGroupProps) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef(0);
  const shown = children.length;
  useEffect(() => {
    if (next.current > 0 && shown > next.current) {
      list.current?.children[next.current]?.querySelector('a')?.focus();
      next.current = 0;
    }
  }, [shown]);
  if (count === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={titleHidden ? 'visually-hidden' : styles.title}>
        {title}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      <ol ref={list} className={styles.list}>
        {children}
      </ol>
      {shown < count && (
        <Button
          variant="quiet"
          onClick={() => {
            next.current = shown;
            showMore();
          }}
        >
          Vis flere
        </Button>
      )}
    </section>
  );
}
