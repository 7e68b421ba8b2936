import { expect, test } from 'vitest';
import { ariaCurrent, mainLinks, serviceLinks } from './navigation.ts';

const markedOn = (pathname: string) =>
  mainLinks.flatMap((entry) => {
    const current = ariaCurrent(entry, pathname);
    return current ? [`${entry.label} ${current}`] : [];
  });

test.each([
  ['/', []],
  ['/omos', ['Om os page']],
  ['/tjenester', ['Tjenester page']],
  ['/hjemmesider', ['Tjenester true']],
  ['/seo', ['Tjenester true']],
  ['/artikler', ['Artikler page']],
  ['/artikler/seo-guide-2025', ['Artikler true']],
  ['/artikler/side/2', ['Artikler true']],
  ['/hvad-koster-hjemmesider', ['Artikler true']],
  ['/artiklerne', []],
  ['/findes-ikke', []],
])('on %s marks %j as current in the menu', (pathname, marked) => {
  expect(markedOn(pathname)).toEqual(marked);
});

test('marks a service as the current page in the list of services', () => {
  const current = serviceLinks.filter((link) => ariaCurrent(link, '/seo') === 'page');
  expect(current.map(({ path }) => path)).toEqual(['/seo']);
});
