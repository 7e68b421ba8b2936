import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './address-state.ts';
import { categoryChoices } from './filter.ts';

test.each([
  ['', { category: 'Alle', query: '' }],
  ['?kategori=SEO&q=pris', { category: 'SEO', query: 'pris' }],
  ['?q=pris', { category: 'Alle', query: 'pris' }],
  ['?q=+pris+og+mere+', { category: 'Alle', query: 'pris og mere' }],
  ['?kategori=AI%20%26%20Digital', { category: 'AI & Digital', query: '' }],
  ['?kategori=mobile+%26+ux', { category: 'Mobile & UX', query: '' }],
  ['?kategori=Alle', { category: 'Alle', query: '' }],
  ['?kategori=&q=', { category: 'Alle', query: '' }],
  ['?kategori=Opskrifter&q=suppe', { category: 'Alle', query: 'suppe' }],
  ['?q=s%C3%B8geord', { category: 'Alle', query: 'søgeord' }],
  ['?q=%E0%A4%A', { category: 'Alle', query: '\uFFFD%A' }],
  [`?q=${'x'.repeat(500)}`, { category: 'Alle', query: 'x'.repeat(80) }],
])('reads %j as %j', (search, filter) => {
  expect(readFilter(search)).toEqual(filter);
});

test.each([
  ['', { category: 'SEO', query: 'pris' }, '?kategori=SEO&q=pris'],
  ['?kategori=SEO&q=pris', { category: 'Alle', query: '' }, ''],
  ['?q=gammel', { category: 'Alle', query: '  ny ' }, '?q=ny'],
  ['?fra=avis&q=x', { category: 'Webdesign', query: '' }, '?fra=avis&kategori=Webdesign'],
] as const)('%j with the filter %j becomes %j', (search, filter, expected) => {
  expect(writeFilter(search, filter)).toBe(expected);
});

test('reads back every filter that it writes', () => {
  for (const category of categoryChoices) {
    for (const query of ['', 'pris', 'søge & finde', '100 % æøå', 'a+b=c#d?e']) {
      expect(readFilter(writeFilter('', { category, query }))).toEqual({ category, query });
    }
  }
});
