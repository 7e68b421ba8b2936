import { ArticleTrio } from '#src/components/ArticleTrio.tsx';
import { articles } from '#src/content/collections.ts';

/** The three latest articles. */
export function LatestArticles() {
  return <ArticleTrio articles={articles.slice(0, 3)} />;
}
