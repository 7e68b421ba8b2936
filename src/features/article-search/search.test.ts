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
const trends = '/artikler/webdesign-trends-2025';
const mistakes = '/artikler/webdesign-fejl-virksomheder-laver';
const minimal = '/artikler/minimalistisk-webdesign';
const ai = '/artikler/verden-med-ai';
const mobile = '/artikler/mobilvenlige-hjemmesider';
const systems = '/artikler/designsystemer';
const indexing = '/artikler/google-indeksering';

/** Queries by the page or section that they find first, separated by commas. */
const firstResults: Readonly<Record<string, string>> = {
  // Words of titles, tags and descriptions, and questions as people ask them.
  [seo]: 'SEO, seo, google, hvad er seo, hvordan bliver jeg fundet på google, seoguide, seo-guide',
  [prices]: 'pris, PRISER, budget, hvad koster en hjemmeside, hjemmesidens pris',
  [trends]: 'trends 2025, UX',
  [mistakes]: 'fejl, konvertering, webdesign fejl, langsom hjemmeside',
  [minimal]: 'minimalisme, navigation, logo',
  [ai]: 'AI, gdpr, trafik',
  [mobile]: 'mobil, responsivt design, mobilvenligt, video, tastatur',
  [systems]: 'designsystem',
  [indexing]: 'indeksering, indeks, 404',
  // Headings, which lead to their section.
  [`${seo}#seo-tools`]: 'vaerktoejer, semrush, døde links',
  [`${seo}#link-building`]: 'linkbuilding',
  [`${prices}#webshop`]: 'webshop, web shop',
  [`${prices}#loebende-omkostninger`]: 'løbende omkostninger, loebende omkostninger, hosting',
  [`${trends}#ux-ui-design`]: 'kontaktformular',
  [`${minimal}#fem-roller-ikke-ti-farver`]: 'fem roller',
  [`${minimal}#danske-eksempler`]: 'danske eksempler',
  [`${ai}#brug-strukturerede-data-rigtigt`]: 'strukturerede data',
  [`${systems}#komponenter`]: 'komponenter',
  [`${indexing}#search-console`]: 'search console',
  [`${indexing}#sitemap-og-robots`]: 'sitemap, robots.txt, robots txt, lastmod, sitemap honningkager',
  [`${indexing}#flytning`]: 'domæne',
  // Words that only the text has.
  [`${ai}#hvem-maa-laese-med`]: 'chatgpt, gemini, oai-searchbot',
  [`${ai}#lad-teksten-staa-i-sidens-kode`]: 'javascript, perplexity',
  [`${seo}#fremtiden`]: 'copilot, ai overviews',
  [`${prices}#selv-vs-professionel`]: 'timepris, abonnement',
  [`${prices}#grundlaeggende-hjemmeside`]: 'bookingsystem, frisør',
  [`${trends}#farver-typografi`]: 'mørkt tema',
  [`${mistakes}#manglende-tilgaengelighed`]: 'kontrast, wcag',
  [`${mistakes}#langsom-hjemmeside`]: 'cls, pagespeed',
  [`${mistakes}#daarlige-billeder`]: 'alt-tekst',
  [`${indexing}#bing-og-de-andre`]: 'indexnow',
  // Danish letters in all spellings.
  [`${seo}#keyword-research`]: 'søgeord, soegeord, sogeord, SØGEORD',
  [`${systems}#tilgaengelighed`]:
    'tilgængelighed, tilgaengelighed, tilgangelighed, moerk tilstand, mork tilstand',
  [`${minimal}#4-faa-stoerrelser-og-tydelig-forskel`]: 'skriftstørrelse, skriftstoerrelse',
  [`${indexing}#interne-links`]: 'søgerobotten, soegerobot, forældreløs, foraeldrelos',
  // Parts of compounds, and compounds in parts.
  [`${seo}#intro`]: 'optimering, søge maskine optimering',
  [`${mobile}#trykflader`]: 'flader, tommelfingre, tomelfingre',
  [`${mobile}#saadan-komprimerer-du-billeder`]: 'billede komprimering',
  [`${systems}#hvad-er-et-designsystem`]: 'design system, desginsystem',
  [`${prices}#intro`]: 'hjemmesidepriser',
  // The other pages.
  '/priser#faq-priser-2': 'moms',
  '/priser#faq-priser-4': 'faktura',
  '/vilkaar#afbestilling-og-opsigelse': 'fortrydelsesret, opsigelse',
  '/vilkaar#garanti-og-ansvar': 'garanti',
  '/vilkaar#priser-og-betaling': 'betaling',
  '/vilkaar#rettigheder': 'rettigheder',
  '/tjenester#faq-ydelser-1': 'sociale medier',
  '/tjenester#faq-ydelser-2': 'webhotel',
  '/kontakt#aabningstider': 'åbningstider, aabningstider, abningstider, telefontid',
  '/kontakt#virksomheden': 'cvr-nummer',
  '/kontakt#nyhedsbrev': 'nyhedsbrev',
  '/cookies': 'cookies',
  '/seo': 'facebook annoncer, google ads, gratis',
  '/hjemmesider#vedligehold': 'sikkerhedskopi, sikkerhedskopier, vedligeholdelse',
  '/hjemmesider#wordpress': 'wordpress',
  '/privatlivspolitik#opbevaring': 'slette mine oplysninger',
  '/privatlivspolitik#klage': 'klage',
  '/omos#holdet': 'linkedin',
};

/** Typing errors, which find what resembles them. */
const misspelled: Readonly<Record<string, string>> = {
  [prices]: 'hjemside, hjememside, hjmmeside',
  [`${prices}#webshop`]: 'webshp, webshoop',
  [`${systems}#tilgaengelighed`]: 'tilgængelihed',
  [`${trends}#farver-typografi`]: 'typgrafi',
  [`${trends}#conversion-optimization`]: 'konvertring',
  [`${minimal}#hvad-er-minimalistisk-webdesign`]: 'minimalstisk, webdesgin',
  [`${seo}#intro`]: 'søgemaskineoptimerng',
  [`${indexing}#intro`]: 'indeksring, indexering',
  [`${indexing}#sitemap-og-robots`]: 'sitmap',
  [`${indexing}#bing-og-de-andre`]: 'boing',
  [`${ai}#intro`]: 'kunstig inteligens',
  [`${mobile}#hastighed`]: 'hastihed',
  [`${mobile}#formularer`]: 'formualrer',
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
  ['xyzzy', 'Alle', 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.'],
  ['?!', 'Alle', 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.'],
  ['C++', 'Alle', '1 anden side med »C++«'],
  ['hosting', 'SEO', 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.'],
  [' lastmod ', 'Alle', '1 artikel med »lastmod«'],
  ['lastmod', 'SEO', '1 artikel med »lastmod« i SEO'],
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
  ['gratis', /^gratis/i],
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
