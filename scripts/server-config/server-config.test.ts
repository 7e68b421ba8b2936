import { expect, test } from 'vitest';
import { htaccess } from './htaccess.ts';
import { nginxConf } from './nginx-conf.ts';
import { notFoundFolders, pathPattern, type SiteRules } from './site-rules.ts';

/* `npm run hosts` runs the real servers with these files; here is what the site's own redirects may lack. */

test.each([
  ['/about', ['/about', '/about/'], ['/about/x', '/abouts', '/About']],
  ['/a.php', ['/a.php', '/a.php/'], ['/axphp']],
  ['/kunder/*', ['/kunder', '/kunder/', '/kunder/a/b'], ['/kunderne']],
])('matches exactly the paths of %s', (from, taken, left) => {
  const pattern = new RegExp(pathPattern(from));
  expect(taken.filter((path) => !pattern.test(path))).toEqual([]);
  expect(left.filter((path) => pattern.test(path))).toEqual([]);
});

test.each([
  [nginxConf, 'return 301 /tjenester$is_args$args#s%C3%B8gning;'],
  [(rules: SiteRules) => htaccess(rules, true), 'Redirect 301 "/tjenester?%{QUERY_STRING}#s%C3%B8gning"'],
])('%o keeps the query of a redirect to a section, before the fragment', (write, line) => {
  const rules = {
    redirects: [{ from: '/løsning', to: '/tjenester#søgning' }],
    headers: { common: {}, caching: { '/assets/': '', '/billeder/': '' }, shared: [] },
    notFoundFolders: [],
  };
  expect(write(rules)).toContain(line);
});

test('returns folders with their own 404 page, deepest first and without the root', () => {
  expect(notFoundFolders(['/', '/404', '/a/404', '/a/b/404', '/a/c'])).toEqual(['/a/b/', '/a/']);
});
