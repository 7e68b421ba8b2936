import { expect, test } from 'vitest';
import { brokenLinks, pageLinks } from './built-links.ts';

const isFile = (path: string) => path === '/billede-480.avif' || path === '/billede-800.avif';
const other = pageLinks('/priser', '<h2 id="seo">SEO</h2>');

test.each([
  ['<a href="/priser">priser</a>', []],
  ['<a href="/priser?stoerrelse=mellem&amp;google=ja#seo">priser</a>', []],
  ['<h2 id="her">Her</h2><a href="#her">ned</a><a href="#top">op</a>', []],
  ['<img srcSet="/billede-480.avif 480w, /billede-800.avif 800w"/>', []],
  ['<a href="https://example.org/x">ude</a><a href="mailto:a@b.dk">post</a>', []],
  ['<a href="/prisen">priser</a>', ['/: /prisen findes ikke']],
  ['<a href="/priser/">priser</a>', ['/: /priser/ skal skrives /priser']],
  [
    '<a href="/priser#hjemmesider">priser</a>',
    ['/: /priser#hjemmesider peger på et afsnit, som ikke findes'],
  ],
  ['<a href="#mangler">ned</a>', ['/: #mangler peger på et afsnit, som ikke findes']],
  ['<img src="/billede-1280.avif"/>', ['/: /billede-1280.avif findes ikke']],
])('%s gives %j', (html, problems) => {
  expect(brokenLinks([pageLinks('/', html), other], isFile)).toEqual(problems);
});
