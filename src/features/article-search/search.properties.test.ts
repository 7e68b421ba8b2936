import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documents } from '../../../tests/fixtures/search-corpus.ts';
import { categoryChoices, exactText, type Filter, hasCategory, normalizeQuery } from './filter.ts';
import { createSearchIndex, searchArticles } from './search-articles.ts';

const index = createSearchIndex(documents);
const find = (filter: Filter) => searchArticles(index, filter, true).results;

/** The exact matches: articles with the query in title, description or tags. */
const exactMatches = ({ query, category }: Filter) =>
  documents.filter(
    (document) =>
      hasCategory(document, category) && exactText(document).includes(normalizeQuery(query).toLowerCase()),
  );

/** Pieces of titles, descriptions and tags, queries with Fuse's operators, and arbitrary strings. */
const query = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 40 })).map(([which, start, length]) => {
      const text = documents.map(exactText)[which % documents.length] ?? '';
      return text.slice(start % text.length).slice(0, length);
    }),
  },
  fc.constantFrom(
    'seo',
    'SEO',
    'ai',
    'brug i dag',
    'æøå',
    "'seo",
    '!seo',
    '=seo',
    '^seo',
    'seo$',
    '"seo"',
    'a | b',
    '*',
    '%',
  ),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
const filter = fc.record({ query, category: fc.constantFrom(...categoryChoices) });

test('for any query, finds all exact matches first, no duplicates and only the chosen category', () => {
  let exact = 0;
  fc.assert(
    fc.property(filter, (wanted) => {
      const results = find(wanted);
      const found = results.map(({ slug }) => slug);
      const must = exactMatches(wanted).map(({ slug }) => slug);
      exact += must.length;
      expect(found.slice(0, must.length).sort()).toEqual(must.sort());
      expect(new Set(found).size).toBe(found.length);
      for (const document of results) expect(hasCategory(document, wanted.category)).toBe(true);
    }),
    { seed: 20250912, numRuns: 300 },
  );
  expect(exact).toBeGreaterThan(60);
});
