import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answer } from '#src/features/article-search/answer.ts';
import { type SearchDocument, searchIndexPath } from '#src/features/article-search/documents.ts';
import { createSearchIndex } from '#src/features/article-search/search-articles.ts';
import { createTextSearch } from '#src/features/article-search/search-text.ts';
import { nonArticleGroup, type Section, sectionsPath } from '#src/features/article-search/sections.ts';
import { legalLinks } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import { attribute, builtArticles, builtFiles, builtPage, builtPages, readBuilt } from './built-site.ts';

/* Rules for the indexes of the built site. What the search finds is in tests/unit/search-quality.test.ts. */

const documents: readonly SearchDocument[] = JSON.parse(readBuilt(searchIndexPath.slice(1)));
const sections: readonly Section[] = JSON.parse(readBuilt(sectionsPath.slice(1)));
const pathOf = ({ href }: Section) => href.split('#')[0] ?? '';

test('every article and every other page is in the index, and the list of articles is not', () => {
  const listed = new Set(sections.map(pathOf));
  for (const { path } of documents) expect(listed, path).toContain(path);
  for (const { path } of [...Object.values(pages), ...legalLinks]) {
    expect(listed.has(path), path).toBe(path !== pages.articles.path);
  }
  expect(documents.map(({ path }) => path).sort()).toEqual(
    builtArticles()
      .filter((page) => page.canonical()?.endsWith(page.path))
      .map(({ path }) => path)
      .sort(),
  );
});

test('every section of the index leads to an existing page and anchor, once, and has a heading and a text', () => {
  for (const section of sections) {
    const [path = '', anchor] = section.href.split('#');
    const ids = builtPage(path).elements.map((element) => attribute(element, 'id'));
    if (anchor) expect(ids, section.href).toContain(anchor);
    expect(section.heading && section.page && section.text, section.href).not.toBe('');
  }
  expect(new Set(sections.map(({ href }) => href)).size).toBe(sections.length);
});

test('a long word of each article leads to a section of it', async () => {
  const index = createSearchIndex(documents);
  const textSearch = await createTextSearch(sections);
  for (const { path, category } of documents) {
    const words = sections
      .filter((section) => pathOf(section) === path)
      .flatMap(({ text }) => text.match(/(?<!\S)\p{L}+(?!\S)/gu) ?? []);
    const [query = ''] = words.sort((a, b) => b.length - a.length);
    const limits = { list: 0, articles: 1000, elsewhere: 0 };
    const { text } = answer(index, textSearch, { filter: { query, category }, limits });
    if (typeof text === 'string') throw new Error(text);
    const found = text.articles.hits.map(({ href }) => href.split('#')[0]);
    expect(found, `${path}: ${query}`).toContain(path);
  }
});

test('the group of a section is the category of its article', () => {
  const categories = new Map(documents.map(({ path, category }) => [path, category]));
  for (const section of sections)
    expect(section.group, section.href).toBe(categories.get(pathOf(section)) ?? nonArticleGroup);
});

test('the index of articles is small and contains no text', () => {
  expect(JSON.stringify(documents).length / documents.length).toBeLessThan(2500);
  for (const { headings } of documents) {
    for (const heading of headings) expect(Object.keys(heading)).toEqual(['id', 'text']);
  }
});

test('the script of the search is at most 17 KB', () => {
  const [worker = '', ...others] = builtFiles().filter((file) => /^assets\/search-worker-.*\.js$/.test(file));
  expect(others).toEqual([]);
  expect(brotliCompressSync(readBuilt(worker)).length).toBeLessThanOrEqual(17_000);
});

test('without JavaScript the pages of /artikler link to every article', () => {
  const links = builtPages()
    .filter(({ path }) => /^\/artikler(\/side\/\d+)?$/.test(path))
    .flatMap((page) => page.all('a').map((link) => attribute(link, 'href')));
  for (const { path } of builtArticles()) expect(links).toContain(path);
});
