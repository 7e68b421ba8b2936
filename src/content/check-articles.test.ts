import { expect, test } from 'vitest';
import { checkArticles } from './check-articles.ts';
import type { WithReport } from './content.ts';
import { emptyReport } from './mdx/report.ts';
import type { Article } from './types.ts';

/** An article with the fields that the checks read. */
const article = (words: number, fields: Partial<Article> = {}): WithReport<Article> =>
  ({
    slug: 'en-artikel',
    file: 'content/artikler/en-artikel.mdx',
    title: 'En artikel',
    description: 'Om en artikel',
    readingTime: 1,
    related: [],
    lines: {},
    ...fields,
    mdx: { ...emptyReport(), words, toc: [{ id: 'a', text: 'A', depth: 2 }] },
  }) as unknown as WithReport<Article>;

test('accepts the reading time that it suggests, for every number of words', () => {
  for (let words = 0; words <= 12_000; words += 7) {
    const [problem] = checkArticles([article(words, { readingTime: 60 })]);
    const readingTime = Number(problem?.example?.replace('læsetid: ', '') ?? 60);
    expect(checkArticles([article(words, { readingTime })]), `${words} words`).toEqual([]);
  }
});

test.each([
  [2000, 10],
  [2000, 9],
  [2000, 11],
])('accepts for %i words %i minutes', (words, readingTime) => {
  expect(checkArticles([article(words, { readingTime })])).toEqual([]);
});

test.each([
  [2000, 8],
  [2000, 12],
  [250, 2],
])('rejects for %i words %i minutes', (words, readingTime) => {
  expect(checkArticles([article(words, { readingTime })])).toMatchObject([{ where: 'læsetid' }]);
});

test('rejects a last change before the day of publication', () => {
  const updated = (day: string) => checkArticles([article(200, { date: '2025-03-02', updated: day })]);
  expect(updated('2025-03-02')).toEqual([]);
  expect(updated('2025-03-01')).toMatchObject([
    { where: 'opdateret', found: '2025-03-01', example: 'opdateret: 2025-03-02' },
  ]);
});

test('rejects an article that is related twice, which »Læs også« would show twice', () => {
  const other = article(200, { slug: 'b', title: 'B', description: 'Om b' });
  const problems = checkArticles([article(200, { related: ['b', 'b'] }), other]);
  expect(problems).toMatchObject([{ where: 'relaterede', found: 'b' }]);
  expect(checkArticles([article(200, { related: ['b'] }), other])).toEqual([]);
});
