import { expect, test } from 'vitest';
import { caddyfile } from './caddyfile.ts';
import { htaccess } from './htaccess.ts';
import { nginxConf } from './nginx-conf.ts';
import { encodedTarget, notFoundFolders, pathPattern, type SiteRules } from './site-rules.ts';

/* That the servers understand these files is shown by `npm run hosts`; here stands what the present table lacks. */

const rules: SiteRules = {
  redirects: [
    { from: '/about', to: '/omos' },
    { from: '/løsning', to: '/tjenester#søgning' },
    { from: '/kunder', to: '/cases' },
    { from: '/kunder/*', to: '/cases' },
  ],
  headers: {
    everywhere: { 'X-Frame-Options': 'DENY' },
    caching: { '/assets/': 'immutable', '/billeder/': 'max-age=86400' },
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
])('%s takes its paths and no others', (from, taken, left) => {
  const pattern = new RegExp(pathPattern(from));
  expect(taken.filter((path) => !pattern.test(path))).toEqual([]);
  expect(left.filter((path) => pattern.test(path))).toEqual([]);
});

test('a target is encoded, its fragment apart', () => {
  expect(encodedTarget('/omos')).toEqual({ path: '/omos', fragment: '' });
  expect(encodedTarget('/a#søgning')).toEqual({ path: '/a', fragment: '#s%C3%B8gning' });
});

test('folders with a 404 page of their own come deepest first, the top one is none', () => {
  expect(notFoundFolders(['/', '/404', '/a/404', '/a/b/404', '/a/c'])).toEqual(['/a/b/', '/a/']);
});

test('nginx: the query goes before the fragment, and no location stands twice', () => {
  const text = nginxConf(rules);
  expect(linesWith(text, '/tjenester')).toEqual([
    'location = "/løsning" { return 301 /tjenester$is_args$args#s%C3%B8gning; }',
    'location = "/løsning/" { return 301 /tjenester$is_args$args#s%C3%B8gning; }',
  ]);
  const places = [...text.matchAll(/^location (.*?) \{/gm)].map(([, place]) => place);
  expect(places).toEqual([...new Set(places)]);
  expect(places).toContain('^~ "/kunder/"');
});

test('nginx: a folder that keeps its files still sends the headers of all, and gives 404s no caching', () => {
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

test('Apache: with a query and a fragment there are two rules', () => {
  expect(linesWith(htaccess(rules), '/tjenester')).toEqual([
    'RewriteRule "^løsning/?$" /tjenester?%{QUERY_STRING}#s%C3%B8gning [R=301,NE,L]',
    'RewriteRule "^løsning/?$" /tjenester#s%C3%B8gning [R=301,NE,L]',
  ]);
  expect(linesWith(htaccess(rules), '^about')).toEqual(['RewriteRule "^about/?$" /omos [R=301,NE,L]']);
});

test('Caddy: path and fragment are told apart', () => {
  expect(linesWith(caddyfile(rules), '/tjenester')).toEqual(['"~^/løsning/?$" /tjenester "#s%C3%B8gning"']);
});

test.each([
  ['nginx', nginxConf],
  ['Apache', htaccess],
  ['Caddy', caddyfile],
])('%s: an article that is not there has its own 404 page', (_name, write) => {
  expect(write(rules)).toContain('/artikler/404.html');
  expect(write({ ...rules, notFoundFolders: [] })).not.toContain('/artikler');
});
