import { ArticleCard } from '#src/components/ArticleCard.tsx';
import { articles } from '#src/content/collections.ts';
import { Island } from '#src/islands/Island.tsx';
import styles from './Articles.module.css';

/** The list of all articles, with the search above it. */
export function ArticleOverview() {
  return (
    <div className={`wrap ${styles.room}`}>
      <Island name="article-search" when="intent" />
      <div className="article-list">
        <h2 className="visually-hidden">Alle artikler</h2>
        <ul className={`columns halves ${styles.grid}`}>
          {articles.map((article, index) => (
            <li key={article.slug}>
              <ArticleCard
                article={article}
                variant={index === 0 ? 'lead' : isWide(index) ? 'wide' : 'card'}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Returns whether the grid places the card in a row of two. Must match Articles.module.css. */
function isWide(index: number): boolean {
  return (index + 1) % 5 < 2;
}
