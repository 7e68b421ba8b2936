import { expect, test } from 'vitest';
import { searchText, type TextIndex } from './search-text.ts';
import type { Section } from './text-index.ts';

type TestSection = {
  readonly group: string;
  /** The heading, then the text. */
  readonly content: string;
  /** Positions at which Pagefind finds each word; more positions make a better hit. */
  readonly places: Readonly<Record<string, readonly number[]>>;
};

/** Mocks an index with one section per page. The first word of each section is its heading and its path. */
function indexOf(sections: readonly TestSection[]): TextIndex {
  const headings = sections.map(({ content }) => content.split(' ')[0] ?? '');
  const search: TextIndex['search'] = async (term) => ({
    results: sections.flatMap(({ places }, at) => {
      const words = places[term];
      return words ? [{ id: headings[at] ?? '', words }] : [];
    }),
  });
  const pages = Object.fromEntries(
    sections.map(({ group, content }, at) => [
      headings[at],
      { group, sections: [[1, content.split(' ').length - 1] as const] },
    ]),
  );
  const section = async (heading: string) => {
    const text = sections[headings.indexOf(heading)]?.content.slice(heading.length + 1) ?? '';
    return { href: `/${heading}`, heading, page: 'Side', text };
  };
  return { search, pages, section };
}

const question = {
  words: ['moms'],
  category: 'Alle',
  limits: { articles: 5, elsewhere: 3 },
  partly: false,
} as const;

async function hrefs(sections: readonly TestSection[], asked: Partial<Parameters<typeof searchText>[1]>) {
  const found = await searchText(indexOf(sections), { ...question, ...asked });
  return {
    articles: found.articles.hits.map(({ href }) => href),
    elsewhere: found.elsewhere.hits.map(({ href }) => href),
    partly: found.partly,
  };
}

test('a hit links to its section and shows the sentence with the words, without the heading', async () => {
  const sections = [
    { href: '/priser', heading: 'Priser', page: 'Priser', text: 'Her står de.' },
    { href: '/priser#moms', heading: 'Moms og priser', page: 'Priser', text: 'Alle priser er uden moms.' },
  ];
  const index: TextIndex = {
    search: async (term) => ({
      results: [{ id: 'priser', words: term === 'moms' ? [4, 11] : [6, 8] }],
    }),
    pages: {
      priser: {
        group: 'SEO',
        sections: [
          [1, 3],
          [3, 5],
        ],
      },
    },
    section: async (_page, at) => sections[at] as Section,
  };
  const { articles } = await searchText(index, { ...question, words: ['moms', 'priser'] });
  expect(articles).toEqual({
    count: 1,
    hits: [
      {
        href: '/priser#moms',
        heading: 'Moms og priser',
        page: 'Priser',
        excerpt: [
          { text: 'Alle ', marked: false },
          { text: 'priser', marked: true },
          { text: ' er uden ', marked: false },
          { text: 'moms', marked: true },
          { text: '.', marked: false },
        ],
      },
    ],
  });
});

test.each([
  ['priser', 'Priser', true],
  ['priserne', 'prisen', true],
  ['huset', 'hus', true],
  // The stem would be too short.
  ['byer', 'bydel', false],
  ['optimering', 'Søgemaskineoptimering', true],
  ['losning', '»Løsningen«', true],
  ['seoguide', 'SEO-guide', true],
  ['404', '404-fejl', true],
  ['komprimering', 'komme', false],
  // Only the word at the position that Pagefind reports counts.
  ['prime', 'Pris på komprimering', false],
])('if Pagefind finds %j at the start of %j, it is a hit: %s', async (word, text, isHit) => {
  const section = { group: 'SEO', content: `Afsnit ${text} her`, places: { [word]: [1] } };
  const { articles } = await hrefs([section], { words: [word] });
  expect(articles).toEqual(isHit ? ['/Afsnit'] : []);
});

test('one form of the word in a section is enough', async () => {
  const section = { group: 'SEO', content: 'Afsnit Prime Priser', places: { priser: [1, 2] } };
  expect((await hrefs([section], { words: ['priser'] })).articles).toEqual(['/Afsnit']);
});

const best = { group: 'SEO', content: 'Best moms pris moms', places: { moms: [1, 3], pris: [2] } };
const good = { group: 'SEO', content: 'Good moms pris nu', places: { moms: [1], pris: [2] } };
const half = { group: 'Prisguide', content: 'Half moms moms moms moms', places: { moms: [1, 2, 3, 4] } };
const none = { group: 'SEO', content: 'None', places: {} };
const other = { group: 'Andre steder', content: 'Other moms', places: { moms: [1] } };

test('finds sections with all the words, best first', async () => {
  const expected = { articles: ['/Best', '/Good'], elsewhere: [], partly: false };
  const words = ['moms', 'pris'];
  expect(await hrefs([half, good, best, none, other], { words })).toEqual(expected);
  expect(await hrefs([half, good, best, none, other], { words, partly: true })).toEqual(expected);
});

test('finds the sections with the most words if none has them all', async () => {
  const sections = [half, good, best, other];
  const words = ['moms', 'pris', 'ukendt'];
  const expected = { articles: ['/Best', '/Good'], elsewhere: [], partly: true };
  expect(await hrefs(sections, { words, partly: true })).toEqual(expected);
  expect(await hrefs(sections, { words, category: 'SEO', partly: true })).toEqual(expected);
  expect((await hrefs(sections, { words })).articles).toEqual([]);
});

test('searches the rest of the site only if no category is chosen', async () => {
  const sections = [half, good, other];
  expect(await hrefs(sections, {})).toMatchObject({ articles: ['/Half', '/Good'], elsewhere: ['/Other'] });
  expect(await hrefs(sections, { category: 'SEO' })).toMatchObject({ articles: ['/Good'], elsewhere: [] });
});

test('returns as many hits as requested and counts all', async () => {
  const found = await searchText(indexOf([half, good, best]), {
    ...question,
    limits: { articles: 2, elsewhere: 0 },
  });
  expect(found.articles.count).toBe(3);
  expect(found.articles.hits).toHaveLength(2);
});
