import { expect, test } from 'vitest';
import { createTextSearch, type TextSearch } from './search-text.ts';
import { nonArticleGroup, type Section } from './sections.ts';

/** Returns a section whose heading and address are the first word of its content. */
function section(group: string, content: string): Section {
  const [heading = '', ...words] = content.split(' ');
  return { href: `/${heading}`, heading, page: 'Side', group, text: words.join(' ') };
}

const question = {
  words: ['moms'],
  category: 'Alle',
  limits: { articles: 5, elsewhere: 3 },
  partly: false,
} as const;

async function find(sections: readonly Section[], asked: Partial<Parameters<TextSearch>[0]>) {
  return (await createTextSearch(sections))({ ...question, ...asked });
}

async function hrefs(...asked: Parameters<typeof find>) {
  const { articles, elsewhere, partly } = await find(...asked);
  return {
    articles: articles.hits.map(({ href }) => href),
    elsewhere: elsewhere.hits.map(({ href }) => href),
    partly,
  };
}

test('a hit links to its section and shows the sentence with the words, without the heading', async () => {
  const page = { page: 'Priser', group: 'SEO' };
  const { articles } = await find(
    [
      { ...page, href: '/priser', heading: 'Priser', text: 'Her står de.' },
      { ...page, href: '/priser#moms', heading: 'Moms og priser', text: 'Alle priser er uden moms.' },
    ],
    { words: ['moms', 'priser'] },
  );
  expect(articles).toEqual({
    count: 1,
    hits: [
      {
        href: '/priser#moms',
        heading: [
          { text: 'Moms', marked: true },
          { text: ' og ', marked: false },
          { text: 'priser', marked: true },
        ],
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
  ['skrifttype', 'skrifttyperne', true],
  ['fakturaen', 'faktura', true],
  ['robotter', 'robot', true],
  // The stem would be too short.
  ['byer', 'bydel', false],
  ['pris', 'princip', false],
  ['losning', '»Løsningen«', true],
  ['seoguide', 'SEO-guide', true],
  ['guide', 'SEO-guide', true],
  ['404', '404-fejl', true],
  ['komprimering', 'komme', false],
  ['prime', 'komprimering', false],
  // Half typed.
  ['hjemmesi', 'hjemmeside', true],
  ['jemmeside', 'hjemmeside', false],
  // Left out of the index.
  ['hvordan', 'Hvordan', false],
])('%j finds a text with %j: %s', async (word, text, isHit) => {
  const { articles } = await hrefs([section('SEO', `Afsnit ${text} her`)], { words: [word] });
  expect(articles).toEqual(isHit ? ['/Afsnit'] : []);
});

test.each([
  ['analyse', 'søgeordsanalysen', true],
  ['søgeord', 'søgeordsanalyse', true],
  ['komprimering', 'billedkomprimering', true],
  ['ring', 'komprimering', false],
])('%j finds %j, a compound whose parts occur elsewhere: %s', async (word, compound, isHit) => {
  const parts = section('SEO', 'Dele Analyse søgeord billede og komprimering; ring nu');
  const { articles } = await hrefs([parts, section('SEO', `Afsnit En ${compound} her`)], { words: [word] });
  expect(articles.includes('/Afsnit')).toBe(isHit);
});

test('marks every form of the word in the excerpt, and compounds as a whole', async () => {
  const text = 'En pris er én af flere priser i en prisliste, og ikke en præmie på listen.';
  const { articles } = await find([section('SEO', `Afsnit ${text}`)], { words: ['priser'] });
  const marked = articles.hits.flatMap(({ excerpt }) => excerpt.filter((piece) => piece.marked));
  expect(marked.map((piece) => piece.text)).toEqual(['pris', 'priser', 'prisliste']);
});

const best = section('SEO', 'Best moms pris moms');
const good = section('SEO', 'Good moms pris nu');
const half = section('Prisguide', 'Half moms moms moms moms');
const none = section('SEO', 'None');
const other = section(nonArticleGroup, 'Other moms');

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

const long = `Long moms ${'mange andre ord '.repeat(60)}`;
test.each([
  ['in the heading before one in the text', ['Tekst moms her', 'Moms her står'], ['/Moms', '/Tekst']],
  ['twice before one that occurs once', ['Once moms her', 'Twice moms moms'], ['/Twice', '/Once']],
  ['in a short section before one in a long section', [long, 'Short moms her'], ['/Short', '/Long']],
])('ranks a word that occurs %s', async (_name, contents, found) => {
  const sections = contents.map((content) => section('SEO', content));
  expect((await hrefs([none, ...sections], {})).articles).toEqual(found);
});

test('searches the rest of the site only if no category is chosen', async () => {
  const sections = [half, good, other];
  expect(await hrefs(sections, {})).toMatchObject({ articles: ['/Half', '/Good'], elsewhere: ['/Other'] });
  expect(await hrefs(sections, { category: 'SEO' })).toMatchObject({ articles: ['/Good'], elsewhere: [] });
});

test('hits of one page count once, and all are returned with the page', async () => {
  const onOnePage = ['#a', '#b'].map((fragment) => ({ ...good, href: `/side${fragment}` }));
  const { articles } = await find([...onOnePage, half], { limits: { articles: 2, elsewhere: 0 } });
  expect(articles.count).toBe(2);
  expect(articles.hits.map(({ href }) => href).sort()).toEqual(['/Half', '/side#a', '/side#b']);
});

test('returns the hits of as many pages as requested and counts all pages', async () => {
  const found = await find([half, good, best], { limits: { articles: 2, elsewhere: 0 } });
  expect(found.articles.count).toBe(3);
  expect(found.articles.hits).toHaveLength(2);
});
