import { expect, test } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { readSite } from './read-site.ts';

test.each([
  ['', []],
  [
    '/about /omos 301\n/kunder/* /cases 301\n',
    [
      ['/about', '/omos'],
      ['/kunder/*', '/cases'],
    ],
  ],
])('reads the rules of _redirects: %j', async (source, rules) => {
  const { redirects, headers } = await readSite(
    temporaryFolder({ '_redirects': source, '_headers': '/*\n  X-Frame-Options: DENY\n' }),
  );
  expect(redirects.map(({ from, to }) => [from, to])).toEqual(rules);
  expect(headers['x-frame-options']).toBe('DENY');
});
