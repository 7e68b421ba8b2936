import { expect, test } from 'vitest';
import {
  categoryChoices,
  emptyFilter,
  exactText,
  hasCategory,
  isActive,
  isCategoryChoice,
  normalizeQuery,
} from './filter.ts';

test('offers Alle and the six categories', () => {
  expect(categoryChoices).toEqual([
    'Alle',
    'SEO',
    'Prisguide',
    'Webdesign',
    'AI & Digital',
    'Mobile & UX',
    'Design Guide',
  ]);
});

test.each([
  ['SEO', 'Alle', true],
  ['SEO', 'SEO', true],
  ['SEO', 'Webdesign', false],
  ['Webdesign', 'Design Guide', false],
  ['AI & Digital', 'AI & Digital', true],
] as const)('an article in %s is shown under %s: %s', (category, choice, shows) => {
  expect(hasCategory({ category }, choice)).toBe(shows);
});

test.each([
  ['pris', true],
  ['PRIS', true],
  ['brug i dag', true],
  ['hosting', true],
  ['budgetter', false],
  // Across the boundary between two fields.
  ['pris brug', false],
  ['prisbrug', false],
  ['2025 hvad', false],
])('%j is an exact match: %s', (query, found) => {
  const text = exactText({
    title: 'Hvad koster en Pris',
    description: 'Brug i dag',
    tags: ['Hosting', 'budget'],
  });
  expect(text.includes(query.toLowerCase())).toBe(found);
});

test.each([
  ['  pris  ', 'pris'],
  ['seo \n\t guide', 'seo guide'],
  ['', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
])('normalizes %j to %j', (query, normalized) => {
  expect(normalizeQuery(query)).toBe(normalized);
});

test('is active only with a category or a query', () => {
  expect(isActive(emptyFilter)).toBe(false);
  expect(isActive({ query: '   ', category: 'Alle' })).toBe(false);
  expect(isActive({ query: 'a', category: 'Alle' })).toBe(true);
  expect(isActive({ query: '', category: 'SEO' })).toBe(true);
});

test('accepts only the names of the buttons as categories', () => {
  expect(isCategoryChoice('Alle')).toBe(true);
  expect(isCategoryChoice('')).toBe(false);
  expect(isCategoryChoice('seo')).toBe(false);
});
