import { beforeAll, expect, test } from 'vitest';
import { type Answer, answer } from '#src/features/article-search/answer.ts';
import type { CategoryChoice } from '#src/features/article-search/filter.ts';
import { createSearchIndex } from '#src/features/article-search/search-articles.ts';
import { createTextSearch, type TextSearch } from '#src/features/article-search/search-text.ts';
import { foldLetters } from '#src/lib/fold-danish.ts';
import { documents, sections } from '../fixtures/search-corpus.ts';

/* What the search finds in the articles and sections of one day, whatever the site says today. */

const index = createSearchIndex(documents);
let textSearch: TextSearch;

beforeAll(async () => {
  textSearch = await createTextSearch(sections);
});

function find(query: string, category: CategoryChoice = 'Alle'): Answer {
  const limits = { list: 24, articles: 50, elsewhere: 50 };
  return answer(index, textSearch, { filter: { query, category }, limits });
}

function inText({ text }: Answer): { articles: string[]; elsewhere: string[] } {
  if (typeof text === 'string') throw new Error(text);
  const hrefs = (hits: readonly { href: string }[]) => hits.map(({ href }) => href);
  return { articles: hrefs(text.articles.hits), elsewhere: hrefs(text.elsewhere.hits) };
}

const seo = '/artikler/seo-guide-2025';
const prices = '/artikler/hvad-koster-hjemmesider';
const trends = '/artikler/webdesign-trends-2025';
const mistakes = '/artikler/webdesign-fejl-virksomheder-laver';
const minimal = '/artikler/minimalistisk-webdesign';
const ai = '/artikler/verden-med-ai';
const mobile = '/artikler/mobilvenlige-hjemmesider';
const systems = '/artikler/designsystemer';
const indexing = '/artikler/google-indeksering';

/** Returns a row for each query, from the queries by the address that they find first. */
const rows = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([path, queries]) =>
    queries.split(', ').map((query) => [query, path] as const),
  );

// Words in titles, tags, descriptions and headings; search-articles.test.ts covers many more.
test.each(
  rows({
    [indexing]: 'indeksering, domæne, noindex',
    [prices]: 'wordpress, flytte hjemmeside',
    [mobile]: 'hastighed, video, skærmlæser, billede komprimering',
    [mistakes]: 'langsom hjemmeside',
    [ai]: 'strukturerede data',
  }),
)('searching for %j finds the article %s first', (query, path) => {
  expect(find(query).articles[0]?.path).toBe(path);
});

// Words that are only in the body text of articles.
test.each(
  rows({
    [ai]: 'chatgpt, konkurrenter, javascript, oai-searchbot, anmeldelser, trafik, gemini, perplexity',
    [seo]: 'copilot, gratis, semrush, ahrefs, søgerobotten, soegerobot, ai overviews, døde links',
    [prices]:
      'moms, fortrydelsesret, rabat, sikkerhedskopier, hjemmesidens pris, bookingsystem, frisør, tekstforfatter, timepris, abonnement, vedligeholdelse',
    [indexing]:
      'indexnow, lastmod, 301-omdirigering, omdirigeringer, forældreløs, foraeldrelos, canonical, 404',
    [systems]: 'kontrast, moerk tilstand, mork tilstand',
    [trends]: 'mørkt tema, kontaktformular',
    [minimal]: 'skriftstørrelse, skriftstoerrelse, logo',
    [mobile]: 'tastatur, wcag',
    [mistakes]: 'cls, telefonnummer, tømrer, alt-tekst, metabeskrivelse, pagespeed',
  }),
)('searching for %j finds the text of %s first', (query, path) => {
  const found = find(query);
  expect(found.count).toBe(0);
  expect(inText(found).articles[0]?.split('#')[0]).toBe(path);
});

// Words on the other pages of the site.
test.each(
  rows({
    '/priser': 'moms, faktura',
    '/vilkaar':
      'fortrydelsesret, garanti, opsigelse, betaling, handelsbetingelser, leveringstid, vedligeholdelse, rettigheder',
    '/tjenester': 'hosting, webhotel, sociale medier',
    '/kontakt': 'åbningstider, aabningstider, abningstider, telefontid, cvr-nummer, nyhedsbrev',
    '/cookies': 'cookies',
    '/seo': 'linkbuilding, google ads, facebook annoncer',
    '/hjemmesider': 'sikkerhedskopi, wordpress',
    '/privatlivspolitik': 'slette mine oplysninger, klage, gdpr',
    '/omos': 'linkedin, hacket',
    '/': 'hvor lang tid tager seo',
  }),
)('searching for %j finds %s first among the other pages', (query, path) => {
  expect(inText(find(query)).elsewhere[0]?.split('#')[0]).toBe(path);
});

test.each(['xyzzy', '?!', 'hundefoder'])('searching for %j finds nothing', (query) => {
  const found = find(query);
  expect([found.count, inText(found)]).toEqual([0, { articles: [], elsewhere: [] }]);
});

test('when no section contains all words, the search returns sections with most of them, marked as partial', () => {
  const found = find('billede xyzzy');
  expect(found.text).toMatchObject({ partly: true });
  expect(inText(found).articles.length).toBeGreaterThan(0);
  expect(find('hvor lang tid tager seo').text).toMatchObject({ partly: true });
});

test.each(['chatgpt', 'gratis', 'moms', 'konkurrenter', 'telefonnummer', 'søgeord'])(
  'the excerpts for %j highlight the searched word and nothing else',
  (query) => {
    const { text } = find(query);
    if (typeof text === 'string') throw new Error(text);
    const excerpts = [...text.articles.hits, ...text.elsewhere.hits].map(({ excerpt }) => excerpt);
    const marked = excerpts.flatMap((pieces) => pieces.filter((piece) => piece.marked));
    expect(marked.length).toBeGreaterThan(1);
    // Inflected forms and compounds count too.
    const stem = foldLetters(query)
      .replace(/(?:er|e)$/, '')
      .slice(0, 9);
    for (const piece of marked) expect(foldLetters(piece.text)).toContain(stem);
  },
);

test('the search finds a word inside a long compound, but no other word that only starts the same', () => {
  const { articles } = inText(find('optimering'));
  expect(articles).toContain(`${indexing}#intro`);
  expect(inText(find('kommodeskuffe'))).toEqual({ articles: [], elsewhere: [] });
});

test('a category filter excludes articles of other categories and the other pages', () => {
  const { articles, elsewhere } = inText(find('moms', 'SEO'));
  expect(articles.length).toBeGreaterThan(0);
  expect(articles.every((href) => href.startsWith(seo) || href.startsWith(indexing))).toBe(true);
  expect(elsewhere).toEqual([]);
});
