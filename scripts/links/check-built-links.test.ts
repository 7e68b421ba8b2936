import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test, vi } from 'vitest';
import { siteOrigin } from '#src/site/origin.server.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { checkBuiltLinks } from './check-built-links.ts';
import { placeLinks } from './place-links.ts';
import { readPage } from './read-page.ts';

const origin = siteOrigin();

/** Returns the faults of a page, on a site with two more pages and a few files. */
function faultsOf(html: string) {
  const pages = [
    readPage('/side', load(html)),
    readPage('/', load('')),
    readPage('/priser', load('<h2 id="seo">SEO</h2><h2 id="vilkaar">Vilkår</h2>')),
  ];
  const files = ['priser.html', 'assets/a.js', 'billeder/a-480.webp', 'feed.xml', 'løn.pdf'];
  return checkBuiltLinks(pages, files);
}

const structured = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

test.each([
  '<a href="/priser">Priser</a><a href="/priser?stoerrelse=lille#seo">SEO</a><a href="/">Forside</a>',
  '<a href="#top">Op</a><a href="">Igen</a><a href="#her">Ned</a><h2 id="her">Her</h2>',
  '<a href="/feed.xml">Feed</a><a href="/l%C3%B8n.pdf">Løn</a><a href="/løn.pdf">Løn</a><a>Ikke et link</a>',
  '<svg><use href="#ikon"></use></svg>',
  '<script src="/assets/a.js"></script><link rel="canonical" href="/hvad-som-helst">',
  '<img srcset="/billeder/a-480.webp 480w" alt="">',
  structured({
    '@context': 'https://schema.org',
    'url': `${origin}/priser#x`,
    'sameAs': ['https://b.example'],
  }),
])('accepts %s', (html) => {
  expect(faultsOf(html)).toEqual([]);
});

test.each([
  ['<a href="/vaek">Væk</a>', '"Væk" /vaek', 'en side eller fil, der findes'],
  ['<template><a href="/vaek">Væk</a></template>', '"Væk" /vaek', 'en side eller fil, der findes'],
  ['<a href="#vaek">Væk</a>', '"Væk" #vaek', 'et af sidens ankre: der er ingen'],
  ['<main id="indhold"><h2 id="indhold">Indhold</h2></main>', '#indhold', 'ét anker af det navn'],
])('refuses the link %s', (html, where, expected) => {
  expect(faultsOf(html)).toMatchObject([{ where, expected: expect.stringContaining(expected) }]);
});

test.each([
  ['<source srcset="/billeder/a-480.webp 480w, /b.webp 800w">', '/b.webp'],
  ['<link rel="preload" href="/b.woff2" as="font">', '/b.woff2'],
  [`<meta property="og:image" content="${origin}/b.png">`, `${origin}/b.png`],
  ['<img src="//cdn.example/a.png">', '//cdn.example/a.png'],
  [structured({ '@graph': [{ item: `${origin}/vaek` }] }), `${origin}/vaek`],
])('refuses the file of %s', (html, where) => {
  expect(faultsOf(html).map((fault) => fault.where)).toEqual([where]);
});

test('accepts the script of the statistics tool, which stands in pages if it may count without asking', () => {
  vi.stubEnv('VITE_ANALYTICS_SRC', 'https://tal.example/t.js');
  expect(faultsOf('<script src="https://tal.example/t.js"></script>')).toEqual([]);
  vi.unstubAllEnvs();
});

test('says where a link is written: in the text of its page, in data or in code, or what to search for', async () => {
  const root = temporaryFolder({
    'content/artikler/a.mdx': '---\ntitel: x\n---\n\nSe [priserne](/priser#vaek).\n',
    'content/juridisk/vilkaar.mdx': '\n[p]: /priser#vaek\n',
    'content/sider/forside.mdx': '[Priser](/priser#vaek)\n',
    'content/data/punkter.yaml': '- tekst: Se /pris\n  link: /vaek\n',
    'src/pages/Om.tsx': "import 'k';\n<a href={priser + '#vaek'}>",
    'src/pages/Om.test.tsx': "href '/dannet'",
  });
  const faultOn = (file: string, href: string) => ({
    ...{ file, where: href, href, expected: 'en side', example: '/side' },
  });
  const placed = await placeLinks(
    [
      faultOn('artikler/a.html', '/priser#vaek'),
      faultOn('vilkaar.html', '/priser#vaek'),
      ...['index', 'seo', 'omos', 'priser'].map((page) => faultOn(`${page}.html`, '/priser#vaek')),
      faultOn('omos.html', '/vaek'),
      faultOn('omos.html', '/dannet'),
    ],
    { content: join(root, 'content'), src: join(root, 'src') },
  );
  expect(placed.map(({ file, line, where, found }) => [`${file}:${line}`, where, found])).toEqual([
    ['content/artikler/a.mdx:5', 'link', '/priser#vaek'],
    ['content/juridisk/vilkaar.mdx:2', 'link', '/priser#vaek'],
    ['content/sider/forside.mdx:1', 'link', '/priser#vaek'],
    ['src/pages/Om.tsx:2', 'link', '/priser#vaek'],
    ['content/data/punkter.yaml:2', 'link', '/vaek'],
    ['dist/omos.html:undefined', 'søg efter /dannet i src', '/dannet'],
  ]);
});
