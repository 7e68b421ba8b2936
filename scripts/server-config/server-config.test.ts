import { expect, test } from 'vitest';
import { pathPattern, serverConfigs } from './server-config.ts';

/* `npm run hosts` runs the real servers with these files; here is what the site's own redirects may lack. */

test.each([
  ['/a.php', ['/a.php', '/a.php/'], ['/a.php/x', '/axphp', '/A.php']],
  ['/kunder/*', ['/kunder', '/kunder/', '/kunder/a/b'], ['/kunderne']],
])('matches exactly the paths of %s', (from, taken, left) => {
  const pattern = new RegExp(pathPattern(from));
  expect(taken.filter((path) => !pattern.test(path))).toEqual([]);
  expect(left.filter((path) => pattern.test(path))).toEqual([]);
});

test('keeps the query of a redirect to a section, before the fragment', () => {
  const configs = serverConfigs({
    redirects: [{ from: '/løsning', to: '/tjenester#søgning' }],
    headers: { common: {}, caching: { '/assets/': '', '/billeder/': '' } },
    paths: [],
    copied: [],
  });
  expect(configs['nginx.conf']).toContain('return 301 /tjenester$is_args$args#s%C3%B8gning;');
  expect(configs['.htaccess']).toContain('Redirect 301 "/tjenester?%{QUERY_STRING}#s%C3%B8gning"');
});
