import { expect, test } from 'vitest';
import {
  categoryChoices,
  cleanQuery,
  emptyFilter,
  exactText,
  hasCategory,
  isActive,
  isCategoryChoice,
} from './filter.ts';

test('the buttons are Alle and the six categories', () => {
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
] as const)('an article in %s shows under %s: %s', (category, choice, shows) => {
  expect(hasCategory({ category }, choice)).toBe(shows);
});

test.each([
  ['pris', true],
  ['PRIS', true],
  ['brug i dag', true],
  ['hosting', true],
  ['budgetter', false],
  // From the end of one field into the next.
  ['pris brug', false],
  ['prisbrug', false],
  ['2025 hvad', false],
])('the plain rule finds %j: %s', (query, found) => {
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
])('%j is searched for as %j', (query, clean) => {
  expect(cleanQuery(query)).toBe(clean);
});

test('only a choice or a query leaves something out', () => {
  expect(isActive(emptyFilter)).toBe(false);
  expect(isActive({ query: '   ', category: 'Alle' })).toBe(false);
  expect(isActive({ query: 'a', category: 'Alle' })).toBe(true);
  expect(isActive({ query: '', category: 'SEO' })).toBe(true);
});

test('a choice is one of the buttons', () => {
  expect(isCategoryChoice('Alle')).toBe(true);
  expect(isCategoryChoice('')).toBe(false);
  expect(isCategoryChoice('seo')).toBe(false);
});
