import { expect, test } from 'vitest';
import { danishNumber } from './danish-number.ts';

test.each([
  [0, '0'],
  [16_950, '16.950'],
  [1.9, '1,9'],
  [0.03, '0,03'],
  [0.0625, '0,063'],
  [-1_200.5, '-1.200,5'],
])('%s is written %s', (value, text) => {
  expect(danishNumber(value)).toBe(text);
});
