import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
  const directory = mkdtempSync(join(tmpdir(), 'read-site-'));
  writeFileSync(join(directory, '_redirects'), source);
  writeFileSync(join(directory, '_headers'), '/*\n  X-Frame-Options: DENY\n');
  const { redirects, headers } = await readSite(directory);
  expect(redirects.map(({ from, to }) => [from, to])).toEqual(rules);
  expect(headers['x-frame-options']).toBe('DENY');
});
