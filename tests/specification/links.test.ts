import { expect, test } from 'vitest';
import { ancestor, attribute, builtPage } from '../build/built-site.ts';

/** The pages that each page leads to from its main part. */
const specified: Readonly<Record<string, string>> = {
  '/': '/priser#prisudregner',
  '/omos': '/kontakt /priser /artikler',
  '/tjenester': '/hjemmesider /seo /kontakt /priser#prisudregner',
  '/hjemmesider': '/priser#prisudregner /seo /kontakt /cases',
  '/seo': '/kontakt /priser#prisudregner /priser#seo /hjemmesider',
  '/priser': '/vilkaar /kontakt /artikler/hvad-koster-hjemmesider',
  '/cases': '/priser#prisudregner /kontakt',
  '/kontakt': '/priser#prisudregner',
  '/artikler': '/kontakt#nyhedsbrev',
};

test.each(Object.entries(specified))('%s leads to %s', (path, targets) => {
  const page = builtPage(path);
  const links = page
    .all('a')
    .filter((link) => ancestor(link, ({ tagName }) => tagName === 'main'))
    .map((link) => attribute(link, 'href'));
  expect(links).toEqual(expect.arrayContaining(targets.split(' ')));
});
