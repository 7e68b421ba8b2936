import type { Article } from '#src/content/types.ts';

const count = 3;

type Related = Pick<Article, 'slug' | 'related' | 'tags' | 'category'>;

/** Returns up to three related articles: those named in `related`, then the most similar by tags and category. */
export function relatedArticles<Each extends Related>(article: Related, articles: readonly Each[]): Each[] {
  const others = articles.filter(({ slug }) => slug !== article.slug);
  const named = article.related.flatMap((slug) => others.find((other) => other.slug === slug) ?? []);
  const similarity = (other: Related) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length * 2 +
    Number(other.category === article.category);
  const similar = others.toSorted((a, b) => similarity(b) - similarity(a));
  return [...new Set([...named, ...similar])].slice(0, count);
}
