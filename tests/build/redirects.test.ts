import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { loadRedirects } from '../../scripts/serve/load-redirects.ts';
import { builtFiles, builtPages, dist, readBuilt } from './built-site.ts';
import { matchCloudflare, readCloudflareRedirects } from './cloudflare-redirects.ts';

/** The specification's former addresses, written out once more: the table must hold them all. */
const specified: Readonly<Record<string, string>> = {
  '/': '/old-homepage /home /index /index.html /index.php',
  '/tjenester':
    '/services /seo-services /web-design /webdesign /websites /web-development /responsive-design /seo-optimering ' +
    '/seo-consultant /google-ads /marketing',
  '/omos': '/about /about-us /om-os /team',
  '/kontakt': '/contact /contact-us /kontakt-os /get-in-touch /reach-out /hire-us /book-dit-mode',
  '/priser': '/pricing /prices /hjemmeside-priser /seo-priser /cost /quote /estimate',
  '/cases':
    '/portfolio /work /projects /our-work /case-studies /kunder /kunder/en-kunde /kunder/en-kunde/side',
  '/artikler': '/blog /news /vores-artikler',
  '/artikler/seo-guide-2025':
    '/hvad-er-en-behovsanalyse /artikler/hvad-er-en-behovsanalyse /vores-artikler/hvad-er-en-behovsanalyse ' +
    '/10-tips-til-din-seo /artikler/10-tips-til-din-seo /vores-artikler/10-tips-til-din-seo ' +
    '/lokal-seo /artikler/lokal-seo /vores-artikler/lokal-seo ' +
    '/hvad-er-seo /artikler/hvad-er-seo /vores-artikler/hvad-er-seo',
  '/artikler/webdesign-trends-2025': '/artikler/webdesign-trends',
  '/artikler/verden-med-ai': '/artikler/verden-with-ai',
};
const pairs = Object.entries(specified).flatMap(([to, sources]) =>
  sources.split(' ').map((from) => [from, to] as const),
);
const root = join(import.meta.dirname, '../..');
const text = readBuilt('_redirects');
// Parsed before the first test: that may take longer than one test is given.
const pages = builtPages();

test("Netlify's parser and engine lead every former address to its page, with and without trailing slash", async () => {
  // Throws when the parser rejects a line.
  const lookup = await loadRedirects(join(dist, '_redirects'));
  for (const [from, to] of pairs) {
    for (const path of [from, `${from}/`]) {
      expect([path, lookup(path, '')]).toEqual([path, { status: 301, location: to }]);
    }
  }
  expect(lookup('/pricing', '?kilde=brev')).toEqual({ status: 301, location: '/priser?kilde=brev' });
});

test('with netlify.toml an unknown article gets the articles own 404 page, and nothing else changes', async () => {
  const { redirects: rules, errors } = await parseAllRedirects({
    redirectsFiles: [join(dist, '_redirects')],
    netlifyConfigPath: join(root, 'netlify.toml'),
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const lines = (rules as { from: string; to: string; status: number; force?: boolean }[]).map(
    ({ from, to, status, force }) => [from, to, status, Boolean(force)],
  );
  // Not forced: an article that is there is served. Last: former addresses below it still lead on.
  expect(lines.at(-1)).toEqual(['/artikler/*', '/artikler/404.html', 404, false]);
  expect(lines.slice(0, -1)).toHaveLength(text.trimEnd().split('\n').length);
  expect(builtFiles()).toContain('artikler/404.html');
});

test('Cloudflare Pages takes every line, and leads every former address to its page', () => {
  const rules = readCloudflareRedirects(text);
  expect(rules.rejected).toEqual([]);
  expect(rules.rules).toHaveLength(text.trimEnd().split('\n').length);
  for (const [from, to] of pairs) {
    expect([from, matchCloudflare(rules, from), matchCloudflare(rules, `${from}/`)]).toEqual([from, to, to]);
  }
});

test('every line says 301', () => {
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((line) => !/^\S+ \S+ 301$/.test(line)),
  ).toEqual([]);
});

test('no rule takes a page or a file from its visitors', async () => {
  const lookup = await loadRedirects(join(dist, '_redirects'));
  const cloudflare = readCloudflareRedirects(text);
  const addresses = [...pages.map(({ path }) => path), ...builtFiles().map((file) => `/${file}`)];
  const taken = addresses.filter((path) => lookup(path, '') || matchCloudflare(cloudflare, path));
  // The home page has one address: the file that holds it leads there.
  expect(taken).toEqual(['/index.html']);
});

test.each([
  ['/a /b 404', 'code 404 is not taken: /a /b 404'],
  ['/a /b 301!', 'code 301! is not taken: /a /b 301!'],
  ['/a', 'two or three parts expected: /a'],
  ['/a?b=1 c=2 /d 301', 'two or three parts expected: /a?b=1 c=2 /d 301'],
  ['/bøh /b 301', 'not percent-encoded: /bøh /b 301'],
  ['/a/*/b/* /b 301', 'more than one splat: /a/*/b/* /b 301'],
  ['/a/* /b 301\n/c /d 301', 'a plain line after a splat: /c /d 301'],
  ['/a /b 301\n/a /c 301', 'the source stands twice: /a /c 301'],
  [`/${'a'.repeat(1000)} /b 301`, `too long: /${'a'.repeat(99)}`],
])('the Cloudflare reading rejects %j', (source, complaint) => {
  expect(readCloudflareRedirects(source).rejected).toEqual([complaint]);
});
