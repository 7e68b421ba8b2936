import { expect, test } from 'vitest';
import { company } from '#src/site/company.ts';
import type { TextFile } from '../read-text-files.ts';
import { checkTextLinks } from './check-text-links.ts';

function check(href: string, label = 'vores priser') {
  const text = { headings: [{ id: 'frist' }], links: [{ href, text: label, line: 7 }] };
  const file = { path: '/vilkaar', file: 'content/juridisk/vilkaar.mdx', page: null, text };
  const others = ['/priser', '/kontakt'].map((path) => ({
    path,
    file: `content/sider${path}.mdx`,
    page: null,
    text: null,
  }));
  const files = [file, ...others] as unknown as TextFile[];
  return checkTextLinks({ files, checked: files.slice(0, 1) });
}

test.each(['/priser', '/kontakt?emne=nyhedsbrev#kontakt-form', '/prisliste.pdf', '#frist'])(
  'accepts %s',
  (href) => {
    expect(check(href)).toEqual([]);
  },
);

test.each([
  ['priser', undefined],
  // Our own domain.
  [`${company.origin}/priser#seo`, '/priser#seo'],
  [`${company.origin}/pricing`, '/priser'],
  // The address in a link from Google Docs.
  [`https://www.google.com/url?q=${company.origin}/priser&sa=D`, '/priser'],
  // No page, but a close one, a former one or none.
  ['/Priser?a=1#seo', '/priser?a=1#seo'],
  ['/priserne', '/priser'],
  ['/priser/', '/priser'],
  ['/kontakt.html#kontakt-form', '/kontakt#kontakt-form'],
  ['/pricing?a=1#seo', '/priser?a=1#seo'],
  ['/zoo', undefined],
  // An anchor that the page has, and no other.
  ['#fristen', '#frist'],
  ['#konklusion', undefined],
  ['/vilkaarne#konklusion', '/vilkaar'],
  ['/vilkaarne#frist', '/vilkaar#frist'],
])('answers %s with %s', (href, example) => {
  expect(check(href)).toMatchObject([{ line: 7, where: 'link', found: href, example }]);
});

test.each(['', 'Her', 'klik\nher', 'Læs  mere', 'læs mere!', '»her«', '(se her)', 'Læs mere ›'])(
  'reports the label %j, which says nothing, and a dead address of the same link',
  (label) => {
    expect(check('/priser', label)).toMatchObject([{ found: `[${label}](/priser)` }]);
    expect(check('/zoo', label)).toMatchObject([{ found: `[${label}](/zoo)` }, { found: '/zoo' }]);
  },
);

test.each(['Hvad er dette link?', 'siden 2019', '»Her bor Jensens«'])('accepts the label %j', (label) => {
  expect(check('/priser', label)).toEqual([]);
});
