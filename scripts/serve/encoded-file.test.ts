import { expect, test } from 'vitest';
import { bestEncoding } from './encoded-file.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br;q=0.00', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'gzip'],
  ['identity', null],
  ['', null],
])('picks the encoding for "Accept-Encoding: %s": %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
});
