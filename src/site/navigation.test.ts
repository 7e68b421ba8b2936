import { expect, test } from 'vitest';
import { ariaCurrent, mainLinks } from './navigation.ts';
import { pages } from './pages.ts';

const { services, articles } = pages;

test.each([
  ['/', []],
  [services.path, [`${services.label} page`]],
  [pages.seo.path, [`${services.label} true`]],
  [`${articles.path}/seo-guide-2025`, [`${articles.label} true`]],
  ['/hvad-koster-hjemmesider', [`${articles.label} true`]],
  [`${articles.path}ne`, []],
])('on %s marks %j as current in the menu', (pathname, marked) => {
  const current = mainLinks.map((entry) => `${entry.label} ${ariaCurrent(entry, pathname)}`);
  expect(current.filter((text) => !text.endsWith('undefined'))).toEqual(marked);
});
