import { expect, test } from 'vitest';
import { addressWith, readFilter, writeFilter } from './address-state.ts';
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

const seo = { category: 'SEO', query: 'pris' } as const;
test.each([
  ['https://firma.dk/artikler', 'https://firma.dk/artikler?kategori=SEO&q=pris'],
  [
    'https://firma.dk/artikler?q=x&fra=avis#top',
    'https://firma.dk/artikler?fra=avis&kategori=SEO&q=pris#top',
  ],
  ['https://firma.dk/artikler?q=pris&kategori=seo', null],
  // As a path alone, this would be an address on the host `artikler`.
  ['https://firma.dk//artikler', 'https://firma.dk//artikler?kategori=SEO&q=pris'],
  ['https://firma.dk//anden.dk/x', 'https://firma.dk//anden.dk/x?kategori=SEO&q=pris'],
])('%j with a filter becomes %j', (href, expected) => {
  expect(addressWith(href, seo)?.href ?? null).toBe(expected);
});
