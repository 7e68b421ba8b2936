import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documents } from '../../../tests/fixtures/published-documents.ts';
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

test('for any query, finds all exact matches, no duplicates and only the chosen category', () => {
  let exact = 0;
  fc.assert(
    fc.property(filter, (wanted) => {
      const found = find(wanted).map(({ slug }) => slug);
      const must = exactMatches(wanted).map(({ slug }) => slug);
      exact += must.length;
      expect(found).toEqual(expect.arrayContaining(must));
      expect(new Set(found).size).toBe(found.length);
      for (const document of find(wanted)) expect(hasCategory(document, wanted.category)).toBe(true);
    }),
    { seed: 20250912, numRuns: 300 },
  );
  expect(exact).toBeGreaterThan(60);
});

test('for any query, lists exact matches before all others', () => {
  fc.assert(
    fc.property(filter, (wanted) => {
      const must = new Set(exactMatches(wanted).map(({ slug }) => slug));
      const ranks = find(wanted).map(({ slug }) => Number(!must.has(slug)));
      expect(ranks).toEqual(ranks.toSorted());
    }),
    { seed: 20250912, numRuns: 200 },
  );
});
