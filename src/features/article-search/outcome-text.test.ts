import { expect, test } from 'vitest';
import type { CategoryChoice } from './filter.ts';
import { manyDocuments } from './many-documents.ts';
import { outcomeText } from './outcome-text.ts';

const nothing = 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.';

test.each<[count: number, query: string, category: CategoryChoice, similarOnly: boolean, text: string]>([
  [0, 'xyzzy', 'Alle', false, nothing],
  [0, '', 'SEO', false, nothing],
  [1, 'pris', 'Alle', false, '1 artikel med »pris«'],
  [3, ' pris ', 'SEO', false, '3 artikler med »pris« i SEO'],
  [2, '', 'Webdesign', false, '2 artikler i Webdesign'],
  [2, 'hjememside', 'Alle', true, 'Ingen artikler rummer »hjememside« præcis sådan. 2 ligner.'],
  [1, 'desing', 'Webdesign', true, 'Ingen artikler i Webdesign rummer »desing« præcis sådan. 1 ligner.'],
])('%i for %j in %s', (count, query, category, similarOnly, text) => {
  const results = manyDocuments(count);
  expect(outcomeText({ filter: { query, category }, results, words: [], similarOnly })).toBe(text);
});
