import { memo, useEffect, useRef } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import type { Answer } from './answer.ts';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow.tsx';

type ResultListProps = Pick<Answer, 'articles' | 'count' | 'marks'> & { readonly showMore: () => void };

/** The articles of one search, a handful at a time. */
export const ResultList = memo(function ResultList({ articles, count, marks, showMore }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null);
  /** The row that the reader goes on with when more have come. */
  const next = useRef(0);
  const shown = articles.length;
  useEffect(() => {
    if (next.current > 0 && shown > next.current) {
      list.current?.children[next.current]?.querySelector('a')?.focus();
      next.current = 0;
    }
  }, [shown]);
  if (shown === 0) return null;
  return (
    <section aria-labelledby="soegeresultater">
      <h2 id="soegeresultater" className="visually-hidden">
        Søgeresultater
      </h2>
      <ol ref={list} className={styles.list}>
        {articles.map((article) => (
          <ResultRow key={article.slug} article={article} marks={marks} />
        ))}
      </ol>
      {shown < count && (
        <p className={styles.more}>
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
    </section>
  );
});
