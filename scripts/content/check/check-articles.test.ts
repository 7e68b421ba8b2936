import { expect, test } from 'vitest';
import type { Article } from '#src/content/types.ts';
import type { TextFile } from '../read-text-files.ts';
import { checkArticles } from './check-articles.ts';
import { checkTextPages } from './check-text-pages.ts';

const check = (...checkedArticles: TextFile<Article>[]) => checkArticles({ checkedArticles, data: {} });

/** An article with the fields that the checks read. */
function article(fields: Partial<Article> = {}, depth = 2) {
  const file = `content/artikler/${fields.slug ?? 'en-artikel'}.mdx`;
  return {
    file,
    slug: fields.slug ?? 'en-artikel',
    source: '',
    text: { headings: [{ id: 'a', text: 'A', depth, line: 9 }] },
    page: {
      title: fields.slug ?? 'En artikel',
      description: `Om ${fields.slug}`,
      readingTime: 1,
      related: [],
      ...fields,
    },
    at: (where: string) => ({ file, line: 2, where }),
  } as unknown as TextFile<Article>;
}

test('rejects a last change before the day of publication', () => {
  const updated = (day: string) => check(article({ date: '2025-03-02', updated: day }));
  expect(updated('2025-03-02')).toEqual([]);
  expect(updated('2025-03-01')).toMatchObject([
    { where: 'opdateret', found: '2025-03-01', expected: '2025-03-02 (dato) eller en senere dag' },
  ]);
});

test.each([
  ['lokal-seo', 'seo-guide-2025'],
  ['google-indexering', 'google-indeksering'],
])('answers the related article %s with its new name or one that is close', (slug, example) => {
  const others = [article({ slug: 'seo-guide-2025' }), article({ slug: 'google-indeksering' })];
  const related = ['seo-guide-2025', slug];
  expect(check(article({ related }), ...others)).toMatchObject([
    { where: 'relaterede', found: slug, example },
  ]);
});

test('reports a title that another article has, whatever its case and spaces', () => {
  const second = article({ slug: 'b', title: 'seo  for begyndere' });
  expect(checkTextPages({ checked: [article({ title: 'SEO for begyndere' }), second] })).toMatchObject([
    { file: 'content/artikler/b.mdx', where: 'titel', expected: expect.stringContaining('en-artikel.mdx') },
  ]);
});

test('reports a text without a section, which would have an empty contents list', () => {
  expect(checkTextPages({ checked: [article({}, 3)] })).toMatchObject([{ where: 'overskrifter', line: 1 }]);
});
