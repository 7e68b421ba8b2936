import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const paths = [
  '/priser',
  '/seo',
  '/cases',
  '/artikler/seo-guide-2025',
  '/artikler/webdesign-trends-2025',
  '/artikler/webdesign-fejl',
];

test.each([
  ['/Priser', '/priser'],
  ['/priserne', '/priser'],
  ['/case', '/cases'],
  ['/artikler/seo-guide-2052', '/artikler/seo-guide-2025'],
  ['/artikler/seo-guide', '/artikler/seo-guide-2025'],
  ['/seo-guide-2025', '/artikler/seo-guide-2025'],
  // Nothing is close, or several are.
  ['/zoo', undefined],
  ['/artikler/ti-gode-raad', undefined],
  ['/artikler/webdesign', undefined],
  ['/', undefined],
])('suggests for %s the address %s', (written, meant) => {
  expect(nearest(written, paths)).toBe(meant);
});
