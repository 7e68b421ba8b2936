import type { Answer } from './answer.ts';
import { GrowingList } from './GrowingList.tsx';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow.tsx';

type ResultListProps = Pick<Answer, 'articles' | 'count' | 'marks'> & { readonly showMore: () => void };

/** Lists the articles that were found. */
export function ResultList({ articles, count, marks, showMore }: ResultListProps) {
  if (count === 0) return null;
  return (
    <section aria-labelledby="soegeresultater">
      <h2 id="soegeresultater" className="visually-hidden">
        Søgeresultater
      </h2>
      <GrowingList className={styles.list} count={count} showMore={showMore}>
        {articles.map((article) => (
          <ResultRow key={article.slug} article={article} marks={marks} />
        ))}
      </GrowingList>
    </section>
  );
}
