import { expect, test } from 'vitest';
import { caddyfile } from './caddyfile.ts';
import { htaccess } from './htaccess.ts';
import { nginxConf } from './nginx-conf.ts';
import { encodedTarget, notFoundFolders, pathPattern, type SiteRules } from './site-rules.ts';

/* `npm run hosts` runs the real servers with these files; these tests cover cases that the current redirects lack. */

const rules: SiteRules = {
  redirects: [
    { from: '/about', to: '/omos' },
    { from: '/løsning', to: '/tjenester#søgning' },
    { from: '/kunder', to: '/cases' },
    { from: '/kunder/*', to: '/cases' },
  ],
  headers: {
    common: { 'X-Frame-Options': 'DENY' },
    caching: { '/assets/': 'immutable', '/billeder/': 'max-age=86400' },
    shared: ['/billeder/', '/favicon.ico'],
  },
  notFoundFolders: ['/artikler/'],
};
const linesWith = (text: string, words: string) =>
  text
    .split('\n')
    .filter((line) => line.includes(words))
    .map((line) => line.trim());

test.each([
  ['/about', ['/about', '/about/'], ['/about/x', '/abouts', '/About']],
  ['/a.php', ['/a.php', '/a.php/'], ['/axphp']],
  ['/kunder/*', ['/kunder', '/kunder/', '/kunder/a/b'], ['/kunderne']],
])('matches exactly the paths of %s', (from, taken, left) => {
  const pattern = new RegExp(pathPattern(from));
  expect(taken.filter((path) => !pattern.test(path))).toEqual([]);
  expect(left.filter((path) => pattern.test(path))).toEqual([]);
});

test('encodes a target and splits off its fragment', () => {
  expect(encodedTarget('/omos')).toEqual({ path: '/omos', fragment: '' });
  expect(encodedTarget('/a#søgning')).toEqual({ path: '/a', fragment: '#s%C3%B8gning' });
});

test('returns folders with their own 404 page, deepest first and without the root', () => {
  expect(notFoundFolders(['/', '/404', '/a/404', '/a/b/404', '/a/c'])).toEqual(['/a/b/', '/a/']);
});

test('nginx: puts the query before the fragment and writes no location twice', () => {
  const text = nginxConf(rules);
  expect(linesWith(text, '/tjenester')).toEqual([
    'location = "/løsning" { return 301 /tjenester$is_args$args#s%C3%B8gning; }',
    'location = "/løsning/" { return 301 /tjenester$is_args$args#s%C3%B8gning; }',
  ]);
  const places = [...text.matchAll(/^location (.*?) \{/gm)].map(([, place]) => place);
  expect(places).toEqual([...new Set(places)]);
  expect(places).toContain('^~ "/kunder/"');
});

test('nginx: repeats the common headers in cached folders and does not cache their 404s', () => {
  const [, block = ''] = nginxConf(rules).split('location /assets/ {');
  expect(
    block
      .split('}')[0]
      ?.trim()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'add_header X-Frame-Options "DENY" always;',
    'add_header Cache-Control "immutable";',
    'try_files $uri =404;',
  ]);
});

test('Apache: puts the query before a fragment', () => {
  expect(linesWith(htaccess(rules), '/tjenester')).toEqual([
    'Redirect 301 "/tjenester?%{QUERY_STRING}#s%C3%B8gning"',
    'Redirect 301 "/tjenester#s%C3%B8gning"',
    'RewriteRule "^løsning/?$" %{ENV:site}/tjenester?%{QUERY_STRING}#s%C3%B8gning [R=301,NE,L]',
    'RewriteRule "^løsning/?$" %{ENV:site}/tjenester#s%C3%B8gning [R=301,NE,L]',
  ]);
});

test('Apache: every redirect is relative or names the scheme of the proxy', () => {
  const redirects = linesWith(htaccess(rules), 'R=30');
  expect(redirects.length).toBeGreaterThan(rules.redirects.length);
  expect(redirects.filter((line) => !/^RewriteRule \S+ %\{ENV:site\}\//.test(line))).toEqual([]);
});

test('Caddy: separates path and fragment', () => {
  expect(linesWith(caddyfile(rules), '/tjenester')).toEqual(['"~^/løsning/?$" /tjenester "#s%C3%B8gning"']);
});

test.each([
  ['nginx', nginxConf],
  ['Apache', htaccess],
  ['Caddy', caddyfile],
])('%s: serves the 404 page of the articles for a missing article', (_name, write) => {
  expect(write(rules)).toContain('/artikler/404.html');
  expect(write({ ...rules, notFoundFolders: [] })).not.toContain('/artikler');
});
