import { expect, test } from 'vitest';
import { type Answer, answer, type Question } from './answer.ts';
import type { SearchDocument } from './documents.ts';
import { createSearchIndex } from './search-articles.ts';
import { createTextSearch, type TextSearch } from './search-text.ts';
import { nonArticleGroup } from './sections.ts';

const article = (slug: string, more: Partial<SearchDocument>): SearchDocument => ({
  slug,
  path: `/artikler/${slug}`,
  title: '',
  description: '',
  excerpt: '',
  category: 'SEO',
  tags: [],
  keywords: [],
  date: '2025-01-01',
  dateText: '1. jan. 2025',
  readingTime: 5,
  image: '',
  headings: [],
  ...more,
});
const prices = article('priser', {
  title: 'Hjemmeside med hosting',
  category: 'Prisguide',
  tags: ['Hjemmesider'],
  headings: [
    { id: 'drift', text: 'Hosting og drift' },
    { id: 'design', text: 'Design' },
  ],
});
const seo = article('seo', { title: 'Guide til SEO på en hjemmeside' });
const index = createSearchIndex([prices, seo]);

/** Creates a full-text index; the first word of each text is its heading, and the last text belongs to no article. */
function indexOf(...texts: readonly string[]): Promise<TextSearch> {
  return createTextSearch(
    texts.map((content, at) => {
      const [heading = '', ...words] = content.split(' ');
      const group = at === texts.length - 1 ? nonArticleGroup : 'SEO';
      return { href: `/${at}`, heading, page: 'Side', group, text: words.join(' ') };
    }),
  );
}

const emptyIndex = await indexOf('');

/** Answers a query. */
function ask(query: string, text: Parameters<typeof answer>[1], question: Partial<Question> = {}): Answer {
  return answer(index, text, {
    filter: { query, category: 'Alle' },
    limits: { list: 24, articles: 5, elsewhere: 5 },
    ...question,
  });
}

const sections = ({ text }: Pick<Answer, 'text'>) =>
  typeof text === 'string' ? text : [text.articles.count, text.elsewhere.count, text.partly];

/** Summarizes the answer. */
function outcome(...asked: Parameters<typeof ask>) {
  const found = ask(...asked);
  return {
    slugs: found.articles.map(({ slug }) => slug),
    marks: found.marks,
    similarOnly: found.similarOnly,
    sections: sections(found),
  };
}

test('answers with the articles before the full text is loaded, then with both', async () => {
  const texts = await indexOf('Afsnit Hosting koster', 'Afsnit Hosting');
  const answers = [ask('Hosting', 'waiting'), ask('Hosting', texts)];
  const articles = {
    filter: { query: 'Hosting', category: 'Alle' },
    count: 1,
    articles: [{ ...prices, matching: [{ id: 'drift', text: 'Hosting og drift' }] }],
    marks: ['hosting'],
    similarOnly: false,
  };
  expect(answers.map(({ text, ...rest }) => rest)).toEqual([articles, articles]);
  expect(answers.map(sections)).toEqual(['waiting', [1, 1, false]]);
});

test.each([
  ['hosting', 'none', 'none'],
  ['x', emptyIndex, 'none'],
  [' x ', emptyIndex, 'none'],
  ['x', 'waiting', 'none'],
  ['xy', emptyIndex, [0, 0, true]],
] as const)(
  'searches the full text only if it is loaded, and not for a single letter: %j',
  (query, text, found) => {
    expect(sections(ask(query, text))).toEqual(found);
  },
);

test('lists as many articles as requested and counts all', () => {
  const found = ask('hjemmeside', emptyIndex, { limits: { list: 1, articles: 5, elsewhere: 5 } });
  expect(found.count).toBe(2);
  expect(found.articles).toHaveLength(1);
});

const misspelled = {
  slugs: ['priser'],
  marks: ['hjemmeside', 'hjemmesider', 'hosting'],
  similarOnly: true,
};
test.each([
  [
    'searches the full text for the corrected spelling',
    await indexOf('Hjemmeside hosting', ''),
    [1, 0, false],
  ],
  ['ignores sections with one word of two', await indexOf('Om hosting', ''), [0, 0, false]],
  ['the full-text index fails to load', 'failed' as const, 'failed'],
])('an unknown word finds similar words: %s', (_name, texts, found) => {
  expect(outcome('hjememside hosting', texts)).toEqual({ ...misspelled, sections: found });
});

test('an unknown word finds similar words without a full-text search, but not while its index is loading', () => {
  expect(outcome('hjememside hosting', 'none')).toEqual({ ...misspelled, sections: 'none' });
  expect(ask('hjememside hosting', 'waiting')).toMatchObject({ count: 0, similarOnly: false });
});

test('a word that the full text contains as typed is not treated as a misspelling', async () => {
  expect(outcome('hjememside', await indexOf('En hjememside', 'En hjememside'))).toEqual({
    slugs: [],
    marks: ['hjememside'],
    similarOnly: false,
    sections: [1, 1, false],
  });
});

test.each([
  ['not in the full text', emptyIndex, [0, 0, false]],
  ['the full-text index fails to load', 'failed' as const, 'failed'],
])('letters from the middle of a word match as typed: %s', (_name, texts, found) => {
  expect(outcome('ui', texts)).toEqual({
    slugs: ['seo'],
    marks: ['ui'],
    similarOnly: false,
    sections: found,
  });
});

test('searches for a compound as typed, then for its parts', async () => {
  const whole = await indexOf('Seohosting', 'seo hosting');
  expect(outcome('seohosting', whole).sections).toEqual([1, 0, false]);
  const parts = await indexOf('En hosting', 'seo hosting');
  expect(outcome('seohosting', parts).sections).toEqual([0, 1, false]);
});

test('finds sections with some of the words if nothing contains them all', async () => {
  expect(outcome('moms xyzzy', await indexOf('Med moms', 'Uden moms'))).toMatchObject({
    slugs: [],
    sections: [1, 1, true],
  });
});

test.each([
  ['SEO', [1, 0, false]],
  ['Design Guide', [0, 0, true]],
] as const)('applies the category to the full text too: %s', async (category, sections) => {
  const filter = { query: 'hosting', category };
  const texts = await indexOf('Med hosting', 'Om hosting');
  expect(outcome('', texts, { filter })).toMatchObject({ slugs: [], sections });
});
