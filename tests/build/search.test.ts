import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageOf, type SearchIndex, searchIndexPath } from '#src/features/article-search/search-index.ts';
import { paths } from '#src/site/pages.ts';
import { builtArticles, builtFiles, builtPage, indexedPages, readBuilt } from './built-site.ts';

/* Rules for the index of the built site. What the search finds is in src/features/article-search/search.test.ts. */

const index: SearchIndex = JSON.parse(readBuilt(searchIndexPath.slice(1)));
const { articles, sections } = index;

test('every article and every other page is in the index, and the list of articles is not', () => {
  const listed = new Set(sections.map(pageOf));
  const pages = indexedPages().map(({ path }) => path);
  for (const path of pages.filter((each) => each !== '/hvad-koster-hjemmesider'))
    expect(listed.has(path), path).toBe(path !== paths.articles);
  expect(articles.map(({ path }) => path).sort()).toEqual(
    builtArticles()
      .filter((page) => page.canonical()?.endsWith(page.path))
      .map(({ path }) => path)
      .sort(),
  );
});

test('the script of the search is small', () => {
  const [worker = '', ...others] = builtFiles().filter((file) => /^assets\/search-worker-.*\.js$/.test(file));
  expect(others).toEqual([]);
  expect(brotliCompressSync(readBuilt(worker)).length).toBeLessThanOrEqual(13_000);
});

test('without JavaScript /artikler links to every article', () => {
  const { $ } = builtPage('/artikler');
  for (const { path } of builtArticles()) expect($(`a[href="${path}"]`).length, path).toBeGreaterThan(0);
});
