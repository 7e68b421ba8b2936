import { expect, test } from 'vitest';
import { policySource } from '../site-files/policy-source.ts';
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

test('keeps the query of a redirect to a section before the fragment, and signs of an address from being read as settings', () => {
  const configs = serverConfigs({
    redirects: [{ from: '/løsning', to: '/tjenester#søgning' }],
    headers: {
      common: { 'Content-Security-Policy': policySource('https://krog.test/nøgle;a,b%25$c"').join() },
      caching: { '/assets/': '', '/billeder/': '' },
    },
    paths: [],
    copied: [],
  });
  expect(configs['nginx.conf']).toContain('return 301 /tjenester$is_args$args#s%C3%B8gning;');
  expect(configs['.htaccess']).toContain('Redirect 301 "/tjenester?%{QUERY_STRING}#s%C3%B8gning"');
  expect(configs['nginx.conf']).toContain('"https://krog.test/n%C3%B8gle%3Ba%2Cb%25%24c%22"');
  expect(configs['.htaccess']).toContain('"https://krog.test/n%%C3%%B8gle%%3Ba%%2Cb%%25%%24c%%22"');
});
