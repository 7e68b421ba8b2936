import { expect, test } from 'vitest';
import { corpus } from '../../../tests/fixtures/search-corpus.ts';
import type { Filter } from './filter.ts';
import { foundNothing, outcomeText } from './outcome-text.ts';
import { createSearch, type FoundPage } from './search.ts';

/* What the search finds in the pages of one day, whatever the site says today. */

const search = createSearch(corpus);
const find = (query: string, category: Filter['category'] = 'Alle') => search({ query, category });
const pathsOf = (pages: readonly FoundPage[]) => pages.map(({ path }) => path);
/** The addresses at the top of both lists: the first page and its first section. */
const first = ([page]: readonly FoundPage[]) => [page?.path, page?.sections[0]?.path];

const seo = '/artikler/seo-guide-2025';
const prices = '/artikler/hvad-koster-hjemmesider';
const mistakes = '/artikler/webdesign-fejl-virksomheder-laver';
const minimal = '/artikler/minimalistisk-webdesign';
const ai = '/artikler/verden-med-ai';
const mobile = '/artikler/mobilvenlige-hjemmesider';
const systems = '/artikler/designsystemer';
const indexing = '/artikler/google-indeksering';

/** Queries by the page or section that they find first, separated by commas. */
const firstResults: Readonly<Record<string, string>> = {
  // Words of titles, tags and descriptions, and questions as people ask them.
  [seo]: 'SEO, google, hvordan bliver jeg fundet på google, seo-guide',
  [prices]: 'PRISER, hvad koster en hjemmeside, hjemmesidens pris',
  [mistakes]: 'fejl, langsom hjemmeside',
  [ai]: 'AI, gdpr',
  [mobile]: 'responsivt design, mobilvenligt',
  [indexing]: 'indeks, 404',
  // Headings, which lead to their section.
  [`${seo}#link-building`]: 'linkbuilding',
  [`${prices}#webshop`]: 'webshop, web shop',
  [`${prices}#loebende-omkostninger`]: 'løbende omkostninger, hosting',
  [`${minimal}#fem-roller-ikke-ti-farver`]: 'fem roller',
  [`${indexing}#sitemap-og-robots`]: 'sitemap, robots.txt, lastmod, sitemap honningkager',
  // Words that only the text has.
  [`${ai}#hvem-maa-laese-med`]: 'chatgpt, oai-searchbot',
  [`${prices}#selv-vs-professionel`]: 'timepris',
  [`${mistakes}#langsom-hjemmeside`]: 'cls, pagespeed',
  // Danish letters in all spellings.
  [`${seo}#keyword-research`]: 'søgeord, soegeord, sogeord, SØGEORD',
  [`${systems}#tilgaengelighed`]: 'tilgængelighed, tilgangelighed, moerk tilstand',
  // Parts of compounds, and compounds in parts.
  [`${seo}#intro`]: 'optimering, søge maskine optimering',
  [`${mobile}#trykflader`]: 'flader, tomelfingre',
  [`${systems}#hvad-er-et-designsystem`]: 'design system',
  // The other pages.
  '/priser#faq-priser-2': 'moms',
  '/vilkaar#garanti-og-ansvar': 'garanti',
  '/tjenester#faq-ydelser-2': 'webhotel',
  '/kontakt#aabningstider': 'åbningstider, aabningstider',
  '/seo': 'google ads',
  '/privatlivspolitik#opbevaring': 'slette mine oplysninger',
};

/** Typing errors, which find what resembles them. */
const misspelled: Readonly<Record<string, string>> = {
  [prices]: 'hjemside, hjmmeside',
  [`${systems}#tilgaengelighed`]: 'tilgængelihed',
  [`${minimal}#hvad-er-minimalistisk-webdesign`]: 'webdesgin',
  [`${indexing}#intro`]: 'indexering',
  [`${ai}#intro`]: 'kunstig inteligens',
};

const rows = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([address, queries]) =>
    queries.split(', ').map((query) => [query, address] as const),
  );

test.each(rows(firstResults))('%j finds %s first', (query, address) => {
  const { articles, elsewhere } = find(query);
  expect([...first(articles), ...first(elsewhere)]).toContain(address);
});

test.each(rows(misspelled))('%j finds %s first and says that nothing has the word', (query, address) => {
  const answer = find(query);
  expect(first(answer.articles)).toContain(address);
  expect(outcomeText(answer)).toBe(`Vi fandt ikke »${query}«. Her er det, der ligner mest.`);
});

test.each([
  ['?!', 'Alle', 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.'],
  ['C++', 'Alle', '1 anden side med »C++«'],
  ['hosting', 'SEO', 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.'],
  [' lastmod ', 'Alle', '1 artikel med »lastmod«'],
  ['rettigheder', 'Alle', '4 andre sider med »rettigheder«'],
  ['', 'SEO', '2 artikler i SEO'],
  ['timepriz', 'Prisguide', 'Vi fandt ikke »timepriz« i Prisguide. Her er det, der ligner mest.'],
] as const)('the outcome of %j in %s is %j', (query, category, text) => {
  const answer = find(query, category);
  expect(outcomeText(answer)).toBe(text);
  expect(foundNothing(answer)).toBe(text.startsWith('Ingen'));
});

test('articles with the query in title, description or a tag come first, in any case and inside words', () => {
  const words = corpus.articles.flatMap(({ title, description, tags }) => [
    ...tags,
    ...title.split(' '),
    ...description.split(' ').slice(0, 3),
  ]);
  const queries = new Set(words.map((word) => word.slice(0, -1).toUpperCase()));
  for (const query of queries) {
    const exact = corpus.articles
      .filter(({ title, description, tags }) =>
        [title, description, ...tags].some((text) => text.toLowerCase().includes(query.toLowerCase())),
      )
      .map(({ path }) => path);
    expect(pathsOf(find(query).articles).slice(0, exact.length).sort(), query).toEqual(exact.sort());
  }
});

test.each([
  ['søgeord', /^(søgeords?|longtail-søgeord)/i],
  ['optimering', /optimer/i],
  ['hjememside', /hjemmeside/i],
])('results of %j mark the words that were found and no others', (query, marked) => {
  const { articles, elsewhere } = find(query);
  const pages = [...articles, ...elsewhere];
  const pieces = pages.flatMap(({ title, excerpt, sections }) => [
    ...title,
    ...excerpt,
    ...sections.flatMap((section) => [...section.title, ...section.excerpt]),
  ]);
  const words = pieces.filter((piece) => piece.marked).map(({ text }) => text);
  expect(words.length).toBeGreaterThan(3);
  for (const word of words) expect(word).toMatch(marked);
});
