import type { Article } from '#src/content/types.ts';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleTrio.module.css';

/** Three articles: the first large, the others beside it. */
export function ArticleTrio({ articles: [first, ...others] }: { articles: readonly Article[] }) {
  return (
    <div className={`columns ${styles.trio}`}>
      {first && <ArticleCard article={first} variant="lead" />}
      <div className={`columns halves ${styles.others}`}>
        {others.map((article) => (
          <ArticleCard key={article.path} article={article} />
        ))}
      </div>
    </div>
  );
}
