import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/Button.tsx';
import { Result } from './Result.tsx';
import styles from './ResultGroup.module.css';
import type { FoundPage } from './search.ts';

type ResultGroupProps = {
  readonly id: string;
  readonly title: string;
  readonly titleHidden?: boolean;
  readonly pages: readonly FoundPage[];
  /** Number of pages that are shown at first, and that the button adds. */
  readonly step: number;
};

/** A titled list of pages with a button for more, which moves the focus to the first page that it adds. */
export function ResultGroup({ id, title, titleHidden, pages, step }: ResultGroupProps) {
  const list = useRef<HTMLOListElement>(null);
  const [more, setMore] = useState({ pages, limit: step });
  // Other results begin anew.
  const limit = more.pages === pages ? more.limit : step;
  if (pages.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={titleHidden ? 'visually-hidden' : styles.title}>
        {title}
      </h2>
      <ol ref={list} className={styles.list}>
        {pages.slice(0, limit).map((page) => (
          <Result key={page.path} {...page} />
        ))}
      </ol>
      {limit < pages.length && (
        <Button
          variant="quiet"
          onClick={() => {
            flushSync(() => setMore({ pages, limit: limit + step }));
            list.current?.children[limit]?.querySelector('a')?.focus();
          }}
        >
          Vis flere
        </Button>
      )}
    </section>
  );
}
