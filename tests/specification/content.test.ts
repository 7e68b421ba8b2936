/* The numbers of the specification: only the owner may change them (specified-facts.ts). */

import { expect, test } from 'vitest';
import { builtPage } from '../build/built-site.ts';
import { content } from '../fixtures/published-content.ts';

/** Slug, category, date on the page and in the list, reading time in minutes on the page and in the list. */
const specified = [
  ['seo-guide-2025', 'SEO', '2025-01-21', '2025-01-15', 15, 12],
  ['hvad-koster-hjemmesider', 'Prisguide', '2025-09-02', '2025-09-02', 12, 12],
  ['webdesign-trends-2025', 'Webdesign', '2025-09-03', '2025-09-03', 10, 10],
  ['webdesign-fejl-virksomheder-laver', 'Webdesign', '2025-09-04', '2025-09-04', 8, 8],
  ['minimalistisk-webdesign', 'Webdesign', '2025-09-08', '2025-09-08', 12, 12],
  ['verden-med-ai', 'AI & Digital', '2025-09-23', '2025-09-25', 12, 12],
  ['mobilvenlige-hjemmesider', 'Mobile & UX', '2025-09-30', '2025-09-30', 15, 15],
  ['designsystemer', 'Design Guide', '2025-10-20', '2025-10-20', 12, 12],
  ['google-indeksering', 'SEO', '2025-11-04', '2025-11-04', 10, 10],
] as const;

test.each(specified)('%s has the specified category, dates and reading times', (slug, ...expected) => {
  const article = content.articles.find((each) => each.slug === slug);
  expect([
    article?.category,
    article?.date,
    article?.listDate,
    article?.readingTime,
    article?.listReadingTime,
  ]).toEqual(expected);
});

test('the nine specified articles and the three legal pages exist', () => {
  const slugs = content.articles.map((article) => article.slug);
  expect(specified.filter(([slug]) => !slugs.includes(slug))).toEqual([]);
  const legal = content.textPages.filter(({ kind }) => kind === 'legal');
  expect(legal.map((page) => [page.path, page.updated])).toEqual([
    ['/cookies', '2025-07-24'],
    ['/privatlivspolitik', '2025-07-24'],
    ['/vilkaar', '2025-07-24'],
  ]);
});

test.each([
  ['mobilvenlige-hjemmesider', 12],
  ['designsystemer', 10],
  ['google-indeksering', 10],
])('the article %s has %i sections', (slug, count) => {
  const article = content.articles.find((each) => each.slug === slug);
  expect(article?.toc).toHaveLength(count);
});

test('there are 2 founders and 6 reasons', () => {
  const reasons = builtPage('/omos').$('#grunde dt');
  expect([content.data.team.length, reasons.length]).toEqual([2, 6]);
});

test('the AI article shows two credited illustrations', () => {
  const page = builtPage('/artikler/verden-med-ai');
  expect(page.$('img[src*="/indhold/"][src$=".webp"]').length).toBe(2);
  expect(page.visibleText()).toContain('Illustration: vores egen');
});
