import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { loadRedirects } from '../../scripts/serve/load-redirects.ts';
import { root } from '../unit/project-files.ts';
import { builtFiles, builtPages, dist, readBuilt } from './built-site.ts';
import { matchCloudflare, readCloudflareRedirects } from './cloudflare-redirects.ts';

/** Former addresses from the specification, by target. They repeat the redirect table, which must contain them all. */
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
const text = readBuilt('_redirects');
// Parsed up front, because parsing may exceed the timeout of a single test.
const pages = builtPages();

test('on Netlify every former address redirects to its page, with and without trailing slash', async () => {
  // Throws if Netlify's parser rejects a line.
  const lookup = await loadRedirects(join(dist, '_redirects'));
  for (const [from, to] of pairs) {
    for (const path of [from, `${from}/`]) {
      expect([path, lookup(path, '')]).toEqual([path, { status: 301, location: to }]);
    }
  }
  expect(lookup('/pricing', '?kilde=brev')).toEqual({ status: 301, location: '/priser?kilde=brev' });
});

test('netlify.toml serves the 404 page of the articles for unknown articles and adds no other rule', async () => {
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
  // Not forced, so that existing articles are served. Last, so that former addresses below it still redirect.
  expect(lines.at(-1)).toEqual(['/artikler/*', '/artikler/404.html', 404, false]);
  expect(lines.slice(0, -1)).toHaveLength(text.trimEnd().split('\n').length);
  expect(builtFiles()).toContain('artikler/404.html');
});

test('on Cloudflare Pages every line is valid and every former address redirects to its page', () => {
  const rules = readCloudflareRedirects(text);
  expect(rules.rejected).toEqual([]);
  expect(rules.rules).toHaveLength(text.trimEnd().split('\n').length);
  for (const [from, to] of pairs) {
    expect([from, matchCloudflare(rules, from), matchCloudflare(rules, `${from}/`)]).toEqual([from, to, to]);
  }
});

test('every redirect has status 301', () => {
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((line) => !/^\S+ \S+ 301$/.test(line)),
  ).toEqual([]);
});

test('no redirect hides a page or a file', async () => {
  const lookup = await loadRedirects(join(dist, '_redirects'));
  const cloudflare = readCloudflareRedirects(text);
  const addresses = [...pages.map(({ path }) => path), ...builtFiles().map((file) => `/${file}`)];
  const redirected = addresses.filter((path) => lookup(path, '') || matchCloudflare(cloudflare, path));
  // /index.html redirects to /, the only address of the home page.
  expect(redirected).toEqual(['/index.html']);
});

test.each([
  ['/a /b 404', 'unsupported status code 404: /a /b 404'],
  ['/a /b 301!', 'unsupported status code 301!: /a /b 301!'],
  ['/a', 'expected two or three parts: /a'],
  ['/a?b=1 c=2 /d 301', 'expected two or three parts: /a?b=1 c=2 /d 301'],
  ['/bøh /b 301', 'not percent-encoded: /bøh /b 301'],
  ['/a/*/b/* /b 301', 'more than one splat: /a/*/b/* /b 301'],
  ['/a/* /b 301\n/c /d 301', 'static redirect after a dynamic one: /c /d 301'],
  ['/a /b 301\n/a /c 301', 'duplicate source: /a /c 301'],
  [`/${'a'.repeat(1000)} /b 301`, `line too long: /${'a'.repeat(99)}`],
])('the Cloudflare parser rejects %j with “%s”', (source, reason) => {
  expect(readCloudflareRedirects(source).rejected).toEqual([reason]);
});
