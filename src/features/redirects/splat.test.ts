import { expect, test } from 'vitest';
import { isBelow, splatBase } from './splat.ts';

test.each([
  ['/kunder/*', '/kunder'],
  ['/*', ''],
  ['/kunder', null],
  ['/kunder*', null],
  ['/kunder/*/a', null],
])('the splat base of %s is %j', (source, base) => {
  expect(splatBase(source)).toBe(base);
});

test.each([
  ['/kunder', '/kunder', true],
  ['/kunder/a/b', '/kunder', true],
  ['/kunderne', '/kunder', false],
  ['/', '/kunder', false],
  ['/kunder', null, false],
  ['null', null, false],
  ['null/a', null, false],
])('%s is at or below %j: %s', (path, base, below) => {
  expect(isBelow(path, base)).toBe(below);
});
