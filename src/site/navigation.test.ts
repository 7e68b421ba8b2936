import { expect, test } from 'vitest';
import { ariaCurrent, mainLinks, serviceLinks } from './navigation.ts';
import { pages } from './pages.ts';

const articles = pages.articles.label;

const markedOn = (pathname: string) =>
  mainLinks.flatMap((entry) => {
    const current = ariaCurrent(entry, pathname);
    return current ? [`${entry.label} ${current}`] : [];
  });

test.each([
  ['/', []],
  [pages.about.path, [`${pages.about.label} page`]],
  [pages.services.path, [`${pages.services.label} page`]],
  [pages.websites.path, [`${pages.services.label} true`]],
  [pages.seo.path, [`${pages.services.label} true`]],
  [pages.articles.path, [`${articles} page`]],
  [`${pages.articles.path}/seo-guide-2025`, [`${articles} true`]],
  [`${pages.articles.path}/side/2`, [`${articles} true`]],
  ['/hvad-koster-hjemmesider', [`${articles} true`]],
  [`${pages.articles.path}ne`, []],
  ['/findes-ikke', []],
])('on %s marks %j as current in the menu', (pathname, marked) => {
  expect(markedOn(pathname)).toEqual(marked);
});

test('marks a service as the current page in the list of services', () => {
  const current = serviceLinks.filter((link) => ariaCurrent(link, pages.seo.path) === 'page');
  expect(current.map(({ path }) => path)).toEqual([pages.seo.path]);
});
