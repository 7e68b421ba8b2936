import { expect, test } from 'vitest';
import { builtPage } from '../build/built-site.ts';

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
  const links = builtPage(path).$('main a').get();
  expect(links.map(({ attribs }) => attribs.href)).toEqual(expect.arrayContaining(targets.split(' ')));
});
