import { Button } from '#src/components/button/Button.tsx';
import type { Answer } from './answer.ts';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow.tsx';
import { useFocusOnMore } from './use-focus-on-more.ts';

type ResultListProps = Pick<Answer, 'articles' | 'count' | 'marks'> & { readonly showMore: () => void };

/** Lists the articles that were found, with a button for more. */
export function ResultList({ articles, count, marks, showMore }: ResultListProps) {
  const shown = articles.length;
  const { list, awaitMore } = useFocusOnMore(shown);
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
              awaitMore();
              showMore();
            }}
          >
            Vis flere
          </Button>
        </p>
      )}
    </section>
  );
}
