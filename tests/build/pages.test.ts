import { expect, test } from 'vitest';
import { siteOrigin } from '#src/site/origin.server.ts';
import { content } from '../fixtures/published-content.ts';
import { builtFiles, builtPage, builtPages, indexedPages, readBuilt } from './built-site.ts';

test('the build contains exactly the pages of the site, its articles, legal pages and cases', () => {
  const paths = builtPages().map(({ path }) => path);
  expect(paths.toSorted()).toEqual(
    [
      ...[...content.sitePages, ...content.articles, ...content.textPages].map(({ path }) => path),
      '/hvad-koster-hjemmesider',
    ].toSorted(),
  );
});

test('the build contains no path of the machine', () => {
  for (const file of builtFiles().filter((name) => /\.(html|js|xml|json|txt)$|^_/.test(name)))
    expect(readBuilt(file).includes(process.cwd()), file).toBe(false);
});

test('every page is in its language and has one h1, one title of at most 60 characters and a description of 70 to 160', () => {
  for (const page of builtPages()) {
    const [title = '', description = ''] = [page.$('head title').text(), page.meta('description')];
    expect(page.$('head title').length, page.path).toBe(1);
    expect(title.length, `${page.path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${page.path}: ${description}`).toBeLessThanOrEqual(160);
    expect(description.length, `${page.path}: ${description}`).toBeGreaterThanOrEqual(70);
    expect(page.$('h1').length, page.path).toBe(1);
    const language = content.sitePages.find(({ path }) => path === page.path)?.language ?? 'da';
    expect(page.$('html').attr('lang'), page.path).toBe(language);
  }
});

test('indexed pages have unique titles and descriptions, are their own canonical URL, and have a picture for sharing', () => {
  const seen = new Set();
  for (const page of indexedPages()) {
    // The second address of the price guide.
    const isSecond = page.path === '/hvad-koster-hjemmesider';
    const words = [page.$('title').text(), page.meta('description')];
    if (!isSecond) for (const each of words) expect(seen.size, each).toBe(seen.add(each).size - 1);
    expect(page.canonical()).toBe(`${siteOrigin()}${isSecond ? '/artikler' : ''}${page.path}`);
    expect(page.meta('og:url')).toBe(page.canonical());
    // The build checks that it exists.
    expect(page.meta('og:image'), page.path).toBeDefined();
  }
});

test('the 404 pages are noindex, and have no canonical URL and no picture for sharing', () => {
  for (const page of ['/404', '/artikler/404'].map(builtPage))
    expect([page.meta('robots'), page.canonical(), page.meta('og:image')]).toEqual([
      'noindex',
      undefined,
      undefined,
    ]);
});

test('the price guide has the same text at both addresses, with a price table and the calculator', () => {
  const page = builtPage('/artikler/hvad-koster-hjemmesider');
  expect(builtPage('/hvad-koster-hjemmesider').visibleText()).toBe(page.visibleText());
  expect(page.texts('th').join().toLowerCase()).toMatch(/type,pris[^,]*,anbefalet pakke/);
  expect(page.$('[data-island=calculator]').length).toBe(1);
});

test.each([
  ['/', '/', 'page'],
  ['/priser', '/priser', 'page'],
  ['/artikler', '/artikler', 'page'],
  [content.articles[0]?.path ?? '', '/artikler', 'true'],
  ['/hvad-koster-hjemmesider', '/artikler', 'true'],
  [content.textPages.find(({ kind }) => kind === 'case')?.path ?? '', '/cases', 'true'],
  ['/seo', '/tjenester', 'true'],
])('the header of %s marks the link to %s with aria-current', (path, marked, current) => {
  const { $ } = builtPage(path);
  // The submenu marks its current page separately.
  const entries = $('header:first [aria-current]').not('ul ul *').get();
  expect(entries.map(({ attribs }) => [attribs.href, attribs['aria-current']])).toEqual([[marked, current]]);
});

test('every page loads one script, one font and one style sheet, the same on all, sheet and script after the first view', () => {
  const [first] = builtPages();
  for (const { $, path } of builtPages()) {
    const loaded = [...$('script[src]'), ...$('link[rel*=preload], link[rel=stylesheet]')];
    expect(
      loaded.map((element) => [
        element.attribs.rel ?? element.attribs.type,
        element.attribs.src ?? element.attribs.href,
        $(element).closest('body').length > 0,
      ]),
      path,
    ).toEqual([
      ['module', `/${first?.script()}`, true],
      ['preload', expect.stringMatching(/^\/assets\/.+\.woff2$/), false],
      ['stylesheet', `/${first?.styleSheetFile()}`, true],
    ]);
  }
});
