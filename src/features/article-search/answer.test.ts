import { expect, test } from 'vitest';
import { type Answer, answer, type Question } from './answer.ts';
import type { SearchDocument } from './documents.ts';
import { foldLetters } from './fold-danish.ts';
import { createSearchIndex } from './search-articles.ts';
import type { TextIndex } from './search-text.ts';
import { nonArticleGroup } from './text-index.ts';

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

/** Mocks a full-text index of whole words; the last text does not belong to an article. */
function indexOf(...texts: readonly string[]): TextIndex {
  const search: TextIndex['search'] = async (term) => ({
    results: texts.flatMap((content, at) => {
      const places = content.split(' ').flatMap((word, place) => (foldLetters(word) === term ? [place] : []));
      return places.length > 0 ? [{ id: `${at}`, words: places }] : [];
    }),
  });
  const words = texts.map((text) => text.split(' '));
  return {
    search,
    pages: Object.fromEntries(
      words.map(({ length }, page) => [
        page,
        { group: page === texts.length - 1 ? nonArticleGroup : 'SEO', sections: [[1, length - 1]] },
      ]),
    ),
    async section(page) {
      const [heading = '', ...text] = words[Number(page)] ?? [];
      return { href: `/${page}`, heading, page: 'Side', text: text.join(' ') };
    },
  };
}

const emptyIndex = indexOf('');
const failingLoad = async (): Promise<TextIndex> => {
  throw new Error('offline');
};

/** Collects all answers to a query. */
async function ask(query: string, texts: TextIndex | typeof failingLoad, question: Partial<Question> = {}) {
  const load = typeof texts === 'function' ? texts : async () => texts;
  const asked: Question = {
    filter: { query, category: 'Alle' },
    limits: { list: 24, articles: 5, elsewhere: 5 },
    inText: true,
    ...question,
  };
  const answers: Answer[] = [];
  for await (const found of answer(index, load, asked)) answers.push(found);
  return answers;
}

const sections = ({ text }: Pick<Answer, 'text'>) =>
  typeof text === 'string' ? text : [text.articles.count, text.elsewhere.count, text.partly];

/** Summarizes the last answer. */
async function outcome(...asked: Parameters<typeof ask>) {
  const last = (await ask(...asked)).at(-1);
  return (
    last && {
      slugs: last.articles.map(({ slug }) => slug),
      marks: last.marks,
      similarOnly: last.similarOnly,
      sections: sections(last),
    }
  );
}

test('yields the articles at once, then the full-text results', async () => {
  const answers = await ask('Hosting', indexOf('Afsnit Hosting koster', 'Afsnit Hosting'));
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
  ['hosting', false, 'none'],
  ['x', true, 'none'],
  [' x ', true, 'none'],
  ['xy', true, [0, 0, true]],
])(
  'searches the full text only on request, and not for a single letter: %j, %s',
  async (query, inText, found) => {
    const answers = await ask(query, emptyIndex, { inText });
    expect(answers.map(sections)).toEqual(found === 'none' ? ['none'] : ['waiting', found]);
  },
);

test('lists as many articles as requested and counts all', async () => {
  const [first] = await ask('hjemmeside', emptyIndex, { limits: { list: 1, articles: 5, elsewhere: 5 } });
  expect(first?.count).toBe(2);
  expect(first?.articles).toHaveLength(1);
});

const misspelled = {
  slugs: ['priser'],
  marks: ['hjemmeside', 'hjemmesider', 'hosting'],
  similarOnly: true,
};
test.each([
  ['searches the full text for the corrected spelling', indexOf('Hjemmeside hosting', ''), [1, 0, false]],
  ['ignores sections with one word of two', indexOf('Om hosting', ''), [0, 0, false]],
  ['the full-text index fails to load', failingLoad, 'failed'],
])('an unknown word finds similar words: %s', async (_name, texts, found) => {
  expect(await outcome('hjememside hosting', texts)).toEqual({ ...misspelled, sections: found });
});

test('an unknown word finds similar words without a full-text search, but not while one is running', async () => {
  expect(await outcome('hjememside hosting', emptyIndex, { inText: false })).toEqual({
    ...misspelled,
    sections: 'none',
  });
  expect((await ask('hjememside hosting', emptyIndex))[0]).toMatchObject({ count: 0, similarOnly: false });
});

test('a word that the full text contains as typed is not treated as a misspelling', async () => {
  expect(await outcome('hjememside', indexOf('En hjememside', 'En hjememside'))).toEqual({
    slugs: [],
    marks: ['hjememside'],
    similarOnly: false,
    sections: [1, 1, false],
  });
});

test.each([
  ['not in the full text', emptyIndex, [0, 0, false]],
  ['the full-text index fails to load', failingLoad, 'failed'],
])('letters from the middle of a word match as typed: %s', async (_name, texts, found) => {
  expect(await outcome('ui', texts)).toEqual({
    slugs: ['seo'],
    marks: ['ui'],
    similarOnly: false,
    sections: found,
  });
});

test('searches for a compound as typed, then for its parts', async () => {
  expect((await outcome('seohosting', indexOf('Seohosting', 'seo hosting')))?.sections).toEqual([
    1,
    0,
    false,
  ]);
  expect((await outcome('seohosting', indexOf('En hosting', 'seo hosting')))?.sections).toEqual([
    0,
    1,
    false,
  ]);
});

test('finds sections with some of the words if nothing contains them all', async () => {
  expect(await outcome('moms xyzzy', indexOf('Med moms', 'Uden moms'))).toMatchObject({
    slugs: [],
    sections: [1, 1, true],
  });
});

test.each([
  ['SEO', [1, 0, false]],
  ['Design Guide', [0, 0, true]],
] as const)('applies the category to the full text too: %s', async (category, sections) => {
  const filter = { query: 'hosting', category };
  const texts = indexOf('Med hosting', 'Om hosting');
  expect(await outcome('', texts, { filter })).toMatchObject({ slugs: [], sections });
});
