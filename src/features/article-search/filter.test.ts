import { expect, test } from 'vitest';
import { addressWith, readFilter } from './filter.ts';

const page = 'https://firma.dk/artikler';

test.each([
  ['', { category: 'Alle', query: '' }],
  ['?kategori=SEO&q=pris', { category: 'SEO', query: 'pris' }],
  ['?kategori=mobile+%26+ux&q=+pris+og++mere+', { category: 'Mobile & UX', query: 'pris og mere' }],
  ['?kategori=Opskrifter&q=s%C3%B8geord', { category: 'Alle', query: 'søgeord' }],
  ['?q=%E0%A4%A', { category: 'Alle', query: '\uFFFD%A' }],
  [`?q=${'x'.repeat(500)}`, { category: 'Alle', query: 'x'.repeat(80) }],
])('the address %j has the filter %j', (search, filter) => {
  expect(readFilter(page + search)).toEqual(filter);
});

test.each([
  ['?q=x&fra=avis#top', '?fra=avis&kategori=SEO&q=pris#top'],
  // It has the filter already, however it is written.
  ['?q=pris&kategori=seo&fra', '?q=pris&kategori=seo&fra'],
])('the address %j becomes %j', (before, after) => {
  expect(addressWith(page + before, { category: 'SEO', query: ' pris ' })).toBe(page + after);
});
