import { expect, test } from 'vitest';
import { company } from '#src/site/company.ts';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';
import { readContent } from '../read-content.ts';

async function check(href: string, label = 'vores priser') {
  const text = `---\ntitel: Vilkår\n---\n\n## Frist\n\n[${label}](${href})\n`;
  const pages = { 'sider/priser.mdx': '', 'sider/kontakt.mdx': '' };
  const { diagnostics } = await readContent(temporaryFolder({ 'juridisk/vilkaar.mdx': text, ...pages }));
  return diagnostics.filter(({ where }) => where === 'link');
}

test.each(['/priser', '/kontakt?emne=nyhedsbrev#kontakt-form', '/prisliste.pdf', '#frist'])(
  'accepts %s',
  async (href) => {
    expect(await check(href)).toEqual([]);
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
])('answers %s with %s', async (href, example) => {
  expect(await check(href)).toMatchObject([{ line: 7, where: 'link', found: href, example }]);
});

test.each(['', 'Her', 'klik\nher', 'Læs  mere', 'læs mere!', '»her«', '(se her)', 'Læs mere ›'])(
  'reports the label %j, which says nothing, and a dead address of the same link',
  async (label) => {
    expect(await check('/priser', label)).toMatchObject([{ found: `[${label}](/priser)` }]);
    expect(await check('/zoo', label)).toMatchObject([{ found: `[${label}](/zoo)` }, { found: '/zoo' }]);
  },
);

test.each(['Hvad er dette link?', 'siden 2019', '»Her bor Jensens«'])(
  'accepts the label %j',
  async (label) => {
    expect(await check('/priser', label)).toEqual([]);
  },
);
