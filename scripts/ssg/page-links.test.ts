import { expect, test } from 'vitest';
import { addressChecks, checkSite } from '../links/check-site.ts';
import { pageLinks } from './page-links.ts';

const other = pageLinks('/priser', '<h2 id="seo">SEO</h2>');

function problems(html: string): string[] {
  const pages = [pageLinks('/', html), other];
  const site = {
    origin: 'https://test.example',
    pages: new Map(pages.map((page) => [page.path, page])),
    files: new Set(['/index.html', '/billede-480.avif', '/billede-800.avif']),
    imageHosts: [],
    redirect: () => null,
  };
  return checkSite(site, addressChecks).map(({ file, where, expected }) => `${file}: ${where}: ${expected}`);
}

test.each([
  ['<a href="/priser">priser</a>', []],
  ['<a href="/priser?stoerrelse=mellem&amp;google=ja#seo">priser</a>', []],
  ['<h2 id="her">Her</h2><a href="#her">ned</a><a href="#top">op</a>', []],
  ['<img srcSet="/billede-480.avif 480w, /billede-800.avif 800w"/>', []],
  ['<a href="https://example.org/x">ude</a><a href="mailto:a@b.dk">post</a>', []],
  ['<a href="/prisen">priser</a>', ['index.html: /prisen: en side eller fil, der findes']],
  ['<a href="/priser/">priser</a>', ['index.html: /priser/: /priser']],
  [
    '<a href="/priser#hjemmesider">priser</a>',
    ['index.html: /priser#hjemmesider: et af ankrene på /priser: seo'],
  ],
  ['<a href="#mangler">ned</a>', ['index.html: #mangler: et af ankrene på /: der er ingen']],
  ['<img src="/billede-1280.avif"/>', ['index.html: /billede-1280.avif: en fil, der findes']],
])('%s reports %j', (html, expected) => {
  expect(problems(html)).toEqual(expected);
});
