import { expect, test } from 'vitest';
import { pages } from '#src/site/pages.ts';
import { searchablePages, searchIndex, searchIndexWarning } from './search-index.ts';

test('covers the articles with their category and all other pages but the list of articles', () => {
  const article = { path: '/artikler/a', title: 'A', category: 'SEO' } as const;
  const [first, ...others] = searchablePages([article]);
  expect(first).toEqual({ path: '/artikler/a', title: 'A', group: 'SEO' });
  expect(others).toContainEqual({ path: '/', title: pages.home.label, group: 'Andre steder' });
  expect(others.map(({ path }) => path)).not.toContain(pages.articles.path);
});

test('lists the sections of each page, the first under the title of the page', () => {
  const page = { path: '/a', title: 'A', group: 'SEO' } as const;
  const sections = [
    { anchor: '', heading: '', text: 'Først.' },
    { anchor: 'b', heading: 'B', text: 'Så.' },
  ];
  expect(JSON.parse(searchIndex([page], () => sections))).toEqual([
    { href: '/a', heading: 'A', page: 'A', group: 'SEO', text: 'Først.' },
    { href: '/a#b', heading: 'B', page: 'A', group: 'SEO', text: 'Så.' },
  ]);
});

test('warns about an index that is large when compressed', () => {
  const noise = Array.from({ length: 80_000 }, (_, at) => Math.sin(at).toString(36).slice(2, 8)).join(' ');
  expect(searchIndexWarning(noise)).toEqual([expect.stringMatching(/fylder \d{3} KB komprimeret/)]);
  expect(searchIndexWarning('ord '.repeat(200_000))).toEqual([]);
});
