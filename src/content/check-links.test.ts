import { expect, test } from 'vitest';
import { company } from '#src/site/company.ts';
import { checkLinks } from './check-links.ts';
import type { WithReport } from './content.ts';
import { emptyReport } from './mdx/report.ts';
import type { LegalPage } from './types.ts';

const page = (href: string, text = 'vores priser'): WithReport<LegalPage> => ({
  title: 'Vilkår',
  description: '',
  updated: '2025-01-01',
  path: '/vilkaar',
  file: 'content/juridisk/vilkaar.mdx',
  lines: {},
  mdx: { ...emptyReport(), links: [{ href, text, line: 7 }] },
});

test.each([
  'priser',
  './priser',
  '../priser#seo',
  'www.firma.example',
  'javascript:alert(1)',
  '?emne=x',
  'x://[',
])('rejects %s, which browsers would resolve against the page', (href) => {
  expect(checkLinks([page(href)])).toMatchObject([{ line: 7, where: 'link', found: href }]);
});

test.each([company.origin, `${company.origin}/priser`])('rejects our own domain in %s', (href) => {
  expect(checkLinks([page(href)])).toMatchObject([{ line: 7, found: href }]);
});

test('suggests the address without our domain', () => {
  expect(checkLinks([page(`${company.origin}/priser#seo`)])).toMatchObject([{ example: '/priser#seo' }]);
});

test.each([
  '/priser',
  '/priser#seo',
  '/kontakt?emne=nyhedsbrev#kontakt-form',
  'https://firma.example/side',
  'http://firma.example/side',
  'mailto:hej@firma.example',
  'tel:+4598765432',
  `${company.origin}.evil.example/`,
])('accepts %s', (href) => {
  expect(checkLinks([page(href)])).toEqual([]);
});

test.each([
  ['/Priser', '/priser'],
  ['/priserne', '/priser'],
  ['/zoo', undefined],
])('suggests for %s the address %s', (href, example) => {
  expect(checkLinks([page(href)])).toMatchObject([{ found: href, expected: 'en side, der findes', example }]);
});
