import { expect, test } from 'vitest';
import { manyDocuments } from '../../../tests/fixtures/many-documents.ts';
import { documents } from '../../../tests/fixtures/search-corpus.ts';
import { type CategoryChoice, categoryChoices, exactText } from './filter.ts';
import {
  type ArticleOutcome,
  createSearchIndex,
  matchingHeadings,
  searchArticles,
} from './search-articles.ts';

const index = createSearchIndex(documents);

/** Searches like the page: guesses only if nothing contains the words as typed. */
function find(query: string, category: CategoryChoice = 'Alle', among = index): ArticleOutcome {
  const typed = searchArticles(among, { query, category }, false);
  return typed.results.length > 0 ? typed : searchArticles(among, { query, category }, true);
}

function slugs(outcome: ArticleOutcome): string[] {
  return outcome.results.map(({ slug }) => slug);
}

const seo = 'seo-guide-2025';
const prices = 'hvad-koster-hjemmesider';
const trends = 'webdesign-trends-2025';
const mistakes = 'webdesign-fejl-virksomheder-laver';
const minimal = 'minimalistisk-webdesign';
const ai = 'verden-med-ai';
const mobile = 'mobilvenlige-hjemmesider';
const systems = 'designsystemer';
const indexing = 'google-indeksering';

test.each([
  // Plain words in any case.
  ['SEO', seo],
  ['seo', seo],
  ['pris', prices],
  ['PRISER', prices],
  ['webshop', prices],
  ['hosting', prices],
  ['budget', prices],
  ['designsystem', systems],
  ['komponenter', systems],
  ['minimalisme', minimal],
  ['navigation', minimal],
  ['google', seo],
  ['sitemap', indexing],
  ['search console', indexing],
  ['AI', ai],
  ['gdpr', ai],
  ['mobil', mobile],
  ['responsivt design', mobile],
  ['formularer', mobile],
  ['fejl', mistakes],
  ['konvertering', mistakes],
  ['trends 2025', trends],
  ['UX', trends],
  // Questions as people ask them.
  ['hvad koster en hjemmeside', prices],
  ['hvad er seo', seo],
  ['hvordan bliver jeg fundet på google', seo],
  // Danish letters in all spellings.
  ['søgeord', seo],
  ['soegeord', seo],
  ['sogeord', seo],
  ['SØGEORD', seo],
  ['måling', seo],
  ['maaling', seo],
  ['maling', seo],
  ['tilgængelighed', systems],
  ['tilgaengelighed', systems],
  ['tilgangelighed', systems],
  ['vaerktoejer', seo],
  // Parts of compounds, compounds of known parts, compounds written as one word or two.
  ['indeks', indexing],
  ['optimering', seo],
  ['flader', mobile],
  ['venlige', mobile],
  ['hjemmesidepriser', prices],
  ['søge maskine optimering', seo],
  ['design system', systems],
  ['web shop', prices],
  ['webdesign fejl', mistakes],
  ['seoguide', seo],
  ['seo-guide', seo],
  ['robots txt', indexing],
  ['robots.txt', indexing],
  // Headings.
  ['tommelfingre', mobile],
  ['dubletter', indexing],
  ['fem roller', minimal],
  ['løbende omkostninger', prices],
  ['danske eksempler', minimal],
  // Typos: missing, extra, wrong and swapped letters.
  ['hjemside', prices],
  ['hjememside', prices],
  ['webshp', prices],
  ['webshoop', prices],
  ['indeksring', indexing],
  ['indexering', indexing],
  ['sitmap', indexing],
  ['kunstig inteligens', ai],
  ['typgrafi', minimal],
  ['minimalstisk', minimal],
  ['desginsystem', systems],
  ['hastihed', mobile],
  ['formualrer', mobile],
  ['tilgængelihed', systems],
  ['konvertring', mistakes],
  ['søgemaskineoptimerng', seo],
])('%j finds %s first', (query, slug) => {
  expect(slugs(find(query))[0]).toBe(slug);
});

test.each(['xyzzy', 'løsning', 'hundefoder', '2031', 'qq', '?!', 'seo xyzzy'])(
  '%j finds nothing',
  (query) => {
    expect(slugs(find(query))).toEqual([]);
  },
);

test.each([
  ['farver', minimal, 'farver-og-typografi'],
  ['dubletter', indexing, 'noindex-og-kanonisk'],
  ['tommelfingre', mobile, 'trykflader'],
  ['bing', indexing, 'bing-og-de-andre'],
  ['boing', indexing, 'bing-og-de-andre'],
  ['vaerktojer', seo, 'seo-tools'],
  ['on page seo', seo, 'on-page-seo'],
  ['loebende omkostninger', prices, 'loebende-omkostninger'],
  ['tilgængelihed', trends, 'accessibility-design'],
])('%j leads to a section of %s', (query, slug, id) => {
  const outcome = find(query);
  const article = outcome.results.find((result) => result.slug === slug);
  expect(article && matchingHeadings(article, outcome.words)[0]?.id).toBe(id);
});

test('a result lists three sections at most', () => {
  const outcome = find('seo');
  for (const article of outcome.results) {
    expect(matchingHeadings(article, outcome.words).length).toBeLessThanOrEqual(3);
  }
});

test.each([
  [['drift', 'hosting'], ['Drift og hosting'], 'a heading with all words excludes others'],
  [['hosting', 'priser'], ['Drift og hosting', 'Priser'], 'one word is enough if no heading has all'],
  [['ai'], ['AI i din hverdag'], 'two letters match at the start of a word'],
  [['ail'], ['Mail og drift'], 'three letters match anywhere'],
  [[], [], 'no heading matches without words'],
])('%j matches the headings %j: %s', (words, found) => {
  const headings = ['Mail og drift', 'Drift og hosting', 'Priser', 'AI i din hverdag'];
  expect(
    matchingHeadings(
      { headings: headings.map((text) => ({ id: text, text })) },
      words.map((word) => [word]),
    ).map(({ text }) => text),
  ).toEqual(found);
});

test('an empty query finds the articles of the category in list order', () => {
  for (const category of categoryChoices) {
    const own = documents.filter((document) => category === 'Alle' || document.category === category);
    expect(find('', category).results).toEqual(own);
  }
});

test('results match both query and category', () => {
  expect(slugs(find('webdesign', 'Design Guide'))).toEqual([systems]);
  expect(slugs(find('hosting', 'SEO'))).toEqual([]);
});

test('finds all exact matches, before all others', () => {
  const words = documents.flatMap(({ title, description, tags }) => [
    ...tags,
    ...`${title} ${description}`.split(' '),
  ]);
  // Includes parts of words, since exact matches ignore word boundaries.
  const queries = new Set(
    words.flatMap((word) => [word, word.slice(0, 3), word.slice(1, -1), word.toUpperCase()]),
  );
  for (const query of queries) {
    const wanted = query.trim().toLowerCase();
    if (!wanted) continue;
    const exact = documents
      .filter((document) => exactText(document).includes(wanted))
      .map(({ slug }) => slug);
    expect(slugs(find(query)).slice(0, exact.length).sort(), query).toEqual(exact.sort());
  }
});

test('marks results as similar only if the query is a misspelling', () => {
  expect(find('hjememside').similarOnly).toBe(true);
  expect(find('kunstig inteligens').similarOnly).toBe(true);
  expect(find('hjemmeside').similarOnly).toBe(false);
  expect(find('xyzzy').similarOnly).toBe(false);
  expect(find('sogeord').similarOnly).toBe(false);
});

test('an exact match is not a similar result, even if the folded query occurs nowhere', () => {
  const titles = ['Michaelsen', 'Elgen'];
  const two = createSearchIndex(
    manyDocuments(2).map((document, at) => ({ ...document, title: titles[at] ?? '' })),
  );
  const { results, similarOnly } = searchArticles(two, { query: 'elsen', category: 'Alle' }, true);
  expect(results.map(({ title }) => title)).toEqual(titles);
  expect(similarOnly).toBe(false);
});

test('searches a thousand articles by the same rules', () => {
  const many = manyDocuments(1000);
  const target = many[700];
  const large = createSearchIndex(
    many.map((document) => (document === target ? { ...document, title: 'Ålegræs i Øresund' } : document)),
  );
  const first = (query: string) => find(query, 'Alle', large).results[0]?.slug;
  for (const query of ['Ålegræs', 'aalegraes', 'alegras', 'græs øresund', 'ålegærs', 'oeresnd']) {
    expect(first(query), query).toBe('artikel-701');
  }
  expect(find('', 'SEO', large).results).toHaveLength(167);
  expect(first('Nummer 42:')).toBe('artikel-42');
});
