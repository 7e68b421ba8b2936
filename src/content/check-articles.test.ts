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
    const [diagnostic] = checkArticles([article(words, { readingTime: 60 })]);
    const readingTime = Number(diagnostic?.example?.replace('læsetid: ', '') ?? 60);
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
    { where: 'opdateret', found: '2025-03-01', expected: '2025-03-02 (dato) eller en senere dag' },
  ]);
});

test('rejects an article that is related twice, which »Læs også« would show twice', () => {
  const other = article(200, { slug: 'b', title: 'B', description: 'Om b' });
  const diagnostics = checkArticles([article(200, { related: ['b', 'b'] }), other]);
  expect(diagnostics).toMatchObject([{ where: 'relaterede', found: 'b' }]);
  expect(checkArticles([article(200, { related: ['b'] }), other])).toEqual([]);
});

test('suggests the new name of a related article, from the redirects or because it is close', () => {
  const others = [
    article(200, { slug: 'ti-fejl', title: 'B', description: 'Om b' }),
    article(200, { slug: 'google-indeksering', title: 'C', description: 'Om c' }),
  ];
  const redirect = (address: string) => (address === '/artikler/fejl' ? '/artikler/ti-fejl' : null);
  const diagnostics = (...related: string[]) =>
    checkArticles([article(200, { related }), ...others], new Set(), redirect);
  expect(diagnostics('google-indeksering', 'fejl')).toMatchObject([
    { where: 'relaterede', found: 'fejl', example: 'relaterede: [google-indeksering, ti-fejl]' },
  ]);
  expect(diagnostics('google-indexering')).toMatchObject([{ example: 'relaterede: [google-indeksering]' }]);
  expect(diagnostics('noget-helt-andet')).toMatchObject([{ example: undefined }]);
  // One suggestion mends all: what nothing replaces is left out, and each article is named once.
  const example = 'relaterede: [ti-fejl, google-indeksering]';
  expect(diagnostics('fejl', 'noget-helt-andet', 'google-indexering', 'ti-fejl')).toMatchObject([
    { where: 'relaterede', found: 'fejl, noget-helt-andet, google-indexering', example },
  ]);
});

test.each([
  ['SEO for begyndere', 'seo for begyndere'],
  ['SEO  for begyndere', 'SEO for begyndere'],
])('the titles %j and %j are the same', (title, other) => {
  const second = article(200, {
    slug: 'b',
    title: other,
    description: 'Om b',
    file: 'content/artikler/b.mdx',
  });
  expect(checkArticles([article(200, { title }), second])).toMatchObject([{ where: 'titel', found: other }]);
});

test.each([60, 162])('asks for two articles instead of one that takes %i minutes to read', (readingTime) => {
  expect(checkArticles([article(32_401, { readingTime })])).toMatchObject([
    {
      where: 'læsetid',
      found: '32.401 ord',
      expected: 'højst 12.000 ord, som er 60 minutter: del artiklen i flere',
    },
  ]);
});
