import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteOrigin } from '#src/site/origin.server.ts';
import { loadHeaders } from '../../scripts/serve/host-files.ts';
import { builtPages, dist, readBuilt } from './built-site.ts';

const origin = siteOrigin();
// Parsed up front, because parsing may exceed the timeout of a single test.
const pages = builtPages();
const headers = await loadHeaders(join(dist, '_headers'));

test('the sitemap lists every indexed page that is its own canonical URL, and no other', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const originals = pages
    .filter(
      (page) => page.canonical() === `${origin}${page.path}` && !page.meta('robots')?.includes('noindex'),
    )
    .map((page) => `${origin}${page.path}`);
  expect(listed.toSorted()).toEqual(originals.toSorted());
});

test('every response has the security headers', () => {
  for (const path of ['/', '/artikler/findes-ikke', '/assets/a.js', '/billeder/a.jpg', '/favicon.ico']) {
    expect(headers(path)).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self' 'sha256-(?!.*unsafe).*; base-uri 'none'; frame-ancestors 'none'$/,
      ),
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    });
  }
});

test('_headers has fewer than a hundred blocks, because Cloudflare ignores those after the hundredth', () => {
  expect(readBuilt('_headers').match(/^\/.*$/gm)?.length).toBeLessThan(100);
});

// Cloudflare Pages ignores lines that break a rule: developers.cloudflare.com/pages/configuration/redirects. Its own tool
// is no dependency, because it takes 195 MB.
test('on Cloudflare Pages every line of _redirects is valid, and none is ignored', () => {
  const lines = readBuilt('_redirects').trimEnd().split('\n');
  for (const line of lines) {
    expect(line).toMatch(/^\/[^\s:*]*(?:\/\*)? \/\S* (?:301|200)$/);
    expect(line, 'percent-encoded and not too long').toMatch(/^[ -~]{1,1000}$/);
    expect(line, 'no loop with clean URLs').not.toMatch(/^\S*\/\*? \S*\/index(?:\.html)? /);
  }
  const sources = lines.map((line) => line.replace(/ .*/, ''));
  expect(new Set(sources).size).toBe(sources.length);
  const splats = sources.filter((from) => from.endsWith('/*'));
  // A plain source after a splat is ignored.
  expect(sources.slice(sources.length - splats.length)).toEqual(splats);
  expect(splats.length).toBeLessThanOrEqual(100);
  expect(sources.length - splats.length).toBeLessThanOrEqual(2000);
});
