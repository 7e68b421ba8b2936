import { expect, test } from 'vitest';
import { relatedArticles } from './related-articles.ts';

const article = (slug: string, tags: string[], related: string[] = []) =>
  ({ slug, tags, related, category: 'SEO' }) as const;

test('shows the articles that it names, then those with the most tags in common', () => {
  const articles = [
    article('a', ['x', 'y'], ['d', 'a', 'd']),
    article('b', ['x']),
    article('c', ['x', 'y']),
    article('d', []),
    article('e', []),
  ] as const;
  expect(relatedArticles(articles[0], articles).map(({ slug }) => slug)).toEqual(['d', 'c', 'b']);
});
