import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleTrio.module.css';

type ArticleTrioProps = {
  items: readonly Omit<Parameters<typeof ArticleCard>[0], 'variant' | 'priority'>[];
};

/** Three articles: the first large, the others beside it. */
export function ArticleTrio({ items: [first, ...others] }: ArticleTrioProps) {
  return (
    <div className={`columns ${styles.trio}`}>
      {first && <ArticleCard {...first} variant="lead" />}
      <div className={styles.others}>
        {others.map((article) => (
          <ArticleCard key={article.path} {...article} variant="card" />
        ))}
      </div>
    </div>
  );
}
