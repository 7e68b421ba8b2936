import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Answer, answer } from '#src/features/article-search/answer.ts';
import { type SearchDocument, searchIndexPath } from '#src/features/article-search/documents.ts';
import type { CategoryChoice } from '#src/features/article-search/filter.ts';
import { foldLetters } from '#src/features/article-search/fold-danish.ts';
import { openTextIndex } from '#src/features/article-search/load-text-index.ts';
import { createSearchIndex, type SearchIndex } from '#src/features/article-search/search-articles.ts';
import type { TextIndex } from '#src/features/article-search/search-text.ts';
import { textIndexPath } from '#src/features/article-search/text-index.ts';
import { pathToFile } from '#src/lib/paths.ts';
import { contentType, isCompressible } from '../../scripts/site-files/content-type.ts';
import { articlesOf2025 } from '../fixtures/articles-of-2025.ts';
import { attribute, BuiltPage, builtArticles, builtFiles, builtPages, dist } from './built-site.ts';

/* Searches the built index with Pagefind's own script, as the site does. */

let index: SearchIndex;
let textIndex: TextIndex;
/** Paths of all fetched files. */
const fetched = new Set<string>();

beforeAll(async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'https://eksempel.dk');
    fetched.add(pathname);
    return new Response(readFileSync(join(dist, pathname)));
  });
  textIndex = await openBuiltIndex();
  const documents = JSON.parse(readFileSync(join(dist, searchIndexPath), 'utf8')) as SearchDocument[];
  index = createSearchIndex(articlesOf2025(documents));
  return () => vi.unstubAllGlobals();
});

/** Loads Pagefind's script. A different `name` loads a new instance, which has not fetched anything yet. */
async function openBuiltIndex(name = ''): Promise<TextIndex> {
  const script = pathToFileURL(join(dist, textIndexPath, 'pagefind.js')).href;
  const { createInstance } = await import(/* @vite-ignore */ `${script}?${encodeURIComponent(name)}`);
  return openTextIndex(createInstance);
}

async function find(query: string, category: CategoryChoice = 'Alle'): Promise<Answer> {
  let last: Answer | undefined;
  const limits = { list: 24, articles: 50, elsewhere: 50 };
  const question = { filter: { query, category }, limits, inText: true };
  for await (const found of answer(index, async () => textIndex, question)) last = found;
  if (!last) throw new Error('no answer');
  return last;
}

function inText({ text }: Answer): { articles: string[]; elsewhere: string[] } {
  if (typeof text === 'string') throw new Error(text);
  const hrefs = (hits: readonly { href: string }[]) => hits.map(({ href }) => href);
  const articles = hrefs(text.articles.hits).filter((href) =>
    index.documents.some(({ path }) => href.split('#')[0] === path),
  );
  return { articles, elsewhere: hrefs(text.elsewhere.hits) };
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
)('searching for %j finds the article %s first', async (query, path) => {
  expect((await find(query)).articles[0]?.path).toBe(path);
});

// Words that are only in the body text of articles.
test.each(
  rows({
    [ai]: 'chatgpt, javascript, oai-searchbot, trafik, gemini, perplexity',
    [seo]:
      'copilot, gratis, semrush, metabeskrivelse, ahrefs, søgerobotten, soegerobot, ai overviews, døde links',
    [prices]:
      'moms, fortrydelsesret, rabat, sikkerhedskopier, hjemmesidens pris, bookingsystem, frisør, tekstforfatter, timepris, abonnement, vedligeholdelse',
    [indexing]:
      'indexnow, lastmod, 301-omdirigering, omdirigeringer, forældreløs, foraeldrelos, canonical, 404',
    [systems]: 'kontrast, moerk tilstand, mork tilstand',
    [trends]: 'cls, mørkt tema, kontaktformular',
    [minimal]: 'skriftstørrelse, skriftstoerrelse, logo',
    [mobile]: 'tastatur, wcag',
    [mistakes]: 'tømrer, alt-tekst',
  }),
)('searching for %j finds the text of %s first', async (query, path) => {
  const found = await find(query);
  expect(found.count).toBe(0);
  expect(inText(found).articles[0]?.split('#')[0]).toBe(path);
});

// Words on the other pages of the site.
test.each(
  rows({
    '/priser': 'moms, faktura',
    '/vilkaar':
      'fortrydelsesret, garanti, opsigelse, betaling, handelsbetingelser, leveringstid, rettigheder',
    '/tjenester': 'hosting, webhotel, sociale medier',
    '/kontakt': 'åbningstider, aabningstider, abningstider, telefontid, cvr-nummer, nyhedsbrev',
    '/cookies': 'cookies',
    '/seo': 'linkbuilding, google ads, facebook annoncer, virksomhedsprofil, hvor lang tid tager seo',
    '/hjemmesider': 'sikkerhedskopi, wordpress, vedligeholdelse',
    '/privatlivspolitik': 'slette mine oplysninger, klage, gdpr',
    '/omos': 'linkedin, hacket',
  }),
)('searching for %j finds %s first among the other pages', async (query, path) => {
  expect(inText(await find(query)).elsewhere[0]?.split('#')[0]).toBe(path);
});

test.each(['xyzzy', '?!', 'hundefoder'])('searching for %j finds nothing', async (query) => {
  const found = await find(query);
  expect([found.count, inText(found)]).toEqual([0, { articles: [], elsewhere: [] }]);
});

test('when no section contains all words, the search returns sections with most of them, marked as partial', async () => {
  const found = await find('billede xyzzy');
  expect(found.text).toMatchObject({ partly: true });
  expect(inText(found).articles.length).toBeGreaterThan(0);
});

test.each(['chatgpt', 'gratis', 'moms', 'konkurrenter', 'telefonnummer', 'søgeord'])(
  'the excerpts for %j highlight the searched word and nothing else',
  async (query) => {
    const { text } = await find(query);
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

test('the search finds a word inside a long compound, but no other word that only starts the same', async () => {
  const { articles } = inText(await find('optimering'));
  expect(articles).toContain(`${seo}#intro`);
  expect(inText(await find('kommodeskuffe'))).toEqual({ articles: [], elsewhere: [] });
});

test('a category filter excludes articles of other categories and the other pages', async () => {
  const { articles, elsewhere } = inText(await find('moms', 'SEO'));
  expect(articles.length).toBeGreaterThan(0);
  expect(articles.every((href) => href.startsWith(seo) || href.startsWith(indexing))).toBe(true);
  expect(elsewhere).toEqual([]);
});

test('every indexed section links to an existing page and anchor, and has a title and the right word count', async () => {
  const pages = new Map<string, BuiltPage>();
  const sections = await Promise.all(
    Object.entries(textIndex.pages).flatMap(([name, page]) =>
      page.sections.map(async (length, at) => ({ length, ...(await textIndex.section(name, at)) })),
    ),
  );
  expect(sections.length).toBeGreaterThan(150);
  for (const { href, heading, text, length, page: title } of sections) {
    const [path = '', anchor] = href.split('#');
    const page = pages.get(path) ?? new BuiltPage(pathToFile(path));
    pages.set(path, page);
    if (anchor)
      expect(
        page.elements.some((element) => attribute(element, 'id') === anchor),
        href,
      ).toBe(true);
    expect([heading, text].map((words) => words.split(' ').length)).toEqual(length);
    expect(heading && title, href).not.toBe('');
  }
  for (const { path } of index.documents) expect(pages.has(path), path).toBe(true);
});

test('the search folder contains only files that the search loads', () => {
  const files = builtFiles().filter((file) => file.startsWith(textIndexPath.slice(1)));
  const kinds = new Set(files.map((file) => file.replace(/da_[\da-f]+(-\d+)?/, '#')));
  expect([...kinds].sort()).toEqual(
    [
      'afsnit/#.json',
      'index/#.pf_index',
      'pagefind-entry.json',
      'pagefind.#.pf_meta',
      'pagefind.js',
      'sider.json',
      'wasm.da.wasm',
    ].map((name) => `soegning/${name}`),
  );
});

const sizes = new Map<string, number>();

/** Returns the transfer size of a file, with Brotli where the host compresses. */
function transferSize(path: string): number {
  let size = sizes.get(path);
  if (size === undefined) {
    const content = readFileSync(join(dist, path));
    size = isCompressible(contentType(path)) ? brotliCompressSync(content).length : content.length;
    sizes.set(path, size);
  }
  return size;
}

test.each(['moms', 'chatgpt', 'gratis', 'konkurrenter', 'søgeord', 'åbningstider', 'hosting', 'wordpress'])(
  'the first search fetches at most 110 KB: %s',
  async (query) => {
    const worker = builtFiles().filter((file) => /^assets\/search-worker-.*\.js$/.test(file));
    expect(worker).toHaveLength(1);
    fetched.clear();
    const fresh = await openBuiltIndex(query);
    const limits = { list: 24, articles: 5, elsewhere: 3 };
    const question = { filter: { query, category: 'Alle' as const }, limits, inText: true };
    for await (const found of answer(index, async () => fresh, question))
      expect(found.text).not.toBe('failed');
    const files = [...fetched, `${textIndexPath}pagefind.js`, searchIndexPath, `/${worker[0]}`];
    expect(files.some((file) => file.endsWith('.wasm'))).toBe(true);
    expect(files.reduce((sum, file) => sum + transferSize(file), 0)).toBeLessThanOrEqual(110 * 1000);
  },
);

test('without JavaScript the pages of /artikler link to every article', () => {
  const links = builtPages()
    .filter(({ path }) => /^\/artikler(\/side\/\d+)?$/.test(path))
    .flatMap((page) => page.all('a').map((link) => attribute(link, 'href')));
  for (const { path } of builtArticles()) expect(links).toContain(path);
});
