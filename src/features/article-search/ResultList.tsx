import { memo, useRef, useState } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow.tsx';
import type { SearchOutcome } from './search.ts';

const step = 24;

/** The results of one search, a handful at a time. Renders only when the search has found something else. */
export const ResultList = memo(function ResultList({ outcome }: { outcome: SearchOutcome }) {
  const [opened, setOpened] = useState({ outcome, count: step });
  const list = useRef<HTMLOListElement>(null);
  // A new search starts again with the first ones.
  const count = opened.outcome === outcome ? opened.count : step;
  const { results, words } = outcome;
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="soegeresultater">
      <h2 id="soegeresultater" className="visually-hidden">
        Søgeresultater
      </h2>
      <ol ref={list} className={styles.list}>
        {results.slice(0, count).map((article) => (
          <ResultRow key={article.slug} article={article} words={words} />
        ))}
      </ol>
      {count < results.length && (
        <p className={styles.more}>
          <Button
            variant="quiet"
            onClick={() => {
              setOpened({ outcome, count: count + step });
              // The button moves down; the reader goes on with the first new one.
              requestAnimationFrame(() => list.current?.children[count]?.querySelector('a')?.focus());
            }}
          >
            Vis flere
          </Button>
        </p>
      )}
    </section>
  );
});
