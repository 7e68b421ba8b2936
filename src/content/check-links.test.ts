import { expect, test } from 'vitest';
import { company } from '#src/site/company.ts';
import { checkLinks, fewLinks } from './check-links.ts';
import type { WithReport } from './content.ts';
import { emptyReport } from './mdx/report.ts';
import type { TextPage } from './types.ts';

const page = (href: string, text = 'vores priser'): WithReport<TextPage> => ({
  title: 'Vilkår',
  description: '',
  updated: '2025-01-01',
  path: '/vilkaar',
  file: 'content/juridisk/vilkaar.mdx',
  lineOf: () => 2,
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
  '/prisliste.pdf',
  '/feed.xml',
  'https://firma.example/side',
  'http://firma.example/side',
  'mailto:hej@firma.example',
  'tel:+4500000001',
  `${company.origin}.evil.example/`,
])('accepts %s', (href) => {
  expect(checkLinks([page(href)])).toEqual([]);
});

test.each([
  ['/Priser', '/priser'],
  ['/priserne', '/priser'],
  ['/zoo', undefined],
])('suggests for %s the address %s', (href, example) => {
  expect(checkLinks([page(href)])).toMatchObject([
    { found: href, expected: expect.stringMatching(/^en side, der findes/), example },
  ]);
});

test.each([
  ['priser.mdx', '/priser'],
  ['./priser.md#seo', '/priser#seo'],
  ['prisliste.pdf', '/prisliste.pdf'],
])('suggests for the file %s the address %s', (href, example) => {
  expect(checkLinks([page(href)])).toMatchObject([{ found: href, example }]);
});

test('asks the redirects first, and keeps the query', () => {
  const redirect = (address: string) => (address.startsWith('/gammel') ? `/priser${address.slice(7)}` : null);
  const diagnostics = (href: string) => checkLinks([page(href)], undefined, redirect);
  expect(diagnostics('/gammel')).toMatchObject([{ found: '/gammel', example: '/priser' }]);
  expect(diagnostics('/gammel#seo')).toMatchObject([{ example: '/priser' }]);
  expect(diagnostics('/gammel?a=1')).toMatchObject([{ example: '/priser?a=1' }]);
  expect(diagnostics('/Priser?a=1#seo')).toMatchObject([{ example: '/priser?a=1#seo' }]);
  expect(diagnostics(`${company.origin}/gammel#seo`)).toMatchObject([{ example: '/priser' }]);
  // A page of the dev server that does not exist is no suggestion.
  expect(diagnostics('http://localhost:5173/findes-ikke-her')).toMatchObject([{ example: undefined }]);
});

test('suggests an anchor that the page has, and no other', () => {
  const toc = [{ id: 'frist', text: 'Frist', depth: 2 as const }];
  const terms = { ...page(''), path: '/handelsbetingelser', mdx: { ...emptyReport(), toc } };
  const redirect = (address: string) => (address === '/regler' ? '/handelsbetingelser' : null);
  const example = (href: string) =>
    checkLinks([page(href), terms], undefined, redirect).map((each) => each.example);
  for (const address of ['/regler', '/handelsbetingelserne', '/handelsbetingelser.html']) {
    expect(example(`${address}#frist`)).toEqual(['/handelsbetingelser#frist']);
    expect(example(`${address}#navigation`)).toEqual(['/handelsbetingelser']);
  }
});

test.each(['/priser/', '/priser.html', '/priser/index.html'])('wants the plain form of %s', (href) => {
  expect(checkLinks([page(`${href}#seo`)])).toMatchObject([
    { expected: expect.stringContaining('uden .html'), example: '/priser#seo' },
  ]);
});

test('suggests the anchor that is close, and no other', () => {
  const mdx = {
    ...emptyReport(),
    toc: [{ id: 'prisguide', text: 'Prisguide', depth: 2 as const }],
    links: [
      { href: '#prisguiden', text: 'prisguiden', line: 7 },
      { href: '#konklusion', text: 'slutningen', line: 8 },
    ],
  };
  const [close, far] = checkLinks([{ ...page(''), mdx }]);
  expect(close).toMatchObject({ line: 7, expected: 'et af sidens ankre: prisguide', example: '#prisguide' });
  expect(far).toMatchObject({ line: 8, example: undefined });
});

test('reports a vague label and a dead address of the same link', () => {
  expect(checkLinks([page('/findes-ikke', 'klik her')])).toMatchObject([
    { found: '[klik her](/findes-ikke)' },
    { found: '/findes-ikke' },
  ]);
});

test('warns of an article with fewer than six links to the site, whatever it links to elsewhere', () => {
  const withLinks = (count: number) => {
    const { mdx, ...article } = page('https://andre.dk');
    const own = Array.from({ length: count }, () => ({ href: '/priser', text: 'priser', line: 1 }));
    return [{ ...article, mdx: { ...mdx, links: [...mdx.links, ...own] } }];
  };
  expect(fewLinks(withLinks(6))).toEqual([]);
  expect(fewLinks(withLinks(5))).toMatchObject([
    { found: '5 links til vores egne sider', severity: 'warning' },
  ]);
});

test('does not suggest the page that the link stands on', () => {
  expect(checkLinks([page('/vilkaarx')])).toMatchObject([{ found: '/vilkaarx', example: undefined }]);
});
