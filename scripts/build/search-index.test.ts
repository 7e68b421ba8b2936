import { expect, test } from 'vitest';
import { pages } from '#src/site/pages.ts';
import { mainOf, searchablePages, searchIndex, searchIndexWarning } from './search-index.ts';

test('covers the articles with their category and all other pages but the list of articles', () => {
  const article = { path: '/artikler/a', title: 'A', category: 'SEO' } as const;
  const [first, ...others] = searchablePages([article]);
  expect(first).toEqual({ path: '/artikler/a', title: 'A', group: 'SEO' });
  expect(others).toContainEqual({ path: '/', title: pages.home.label, group: 'Andre steder' });
  expect(others.map(({ path }) => path)).not.toContain(pages.articles.path);
});

test('lists the sections of the main content of each page', () => {
  const html =
    '<header>Menu</header><main><p>Først.</p><h2 id="b">B</h2><p>Så.</p></main><footer>Bund</footer>';
  const page = { path: '/a', title: 'A', group: 'SEO', main: mainOf(html) };
  expect(JSON.parse(searchIndex([page]))).toEqual([
    { href: '/a', heading: 'A', page: 'A', group: 'SEO', text: 'Først.' },
    { href: '/a#b', heading: 'B', page: 'A', group: 'SEO', text: 'Så.' },
  ]);
});

test('a page without main content is an error, not a page that is never found', () => {
  expect(() => mainOf('<p>Tekst</p>')).toThrow('<main>');
});

test('warns about an index that is large when compressed', () => {
  const noise = Array.from({ length: 80_000 }, (_, at) => Math.sin(at).toString(36).slice(2, 8)).join(' ');
  expect(searchIndexWarning(noise)).toMatch(/fylder \d{3} KB komprimeret/);
  expect(searchIndexWarning('ord '.repeat(200_000))).toBeNull();
});
