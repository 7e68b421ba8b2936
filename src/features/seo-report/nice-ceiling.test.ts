import { expect, test } from 'vitest';
import { niceCeiling } from './nice-ceiling.ts';

test.each([
  [458, 500],
  [500, 500],
  [501, 1000],
  [17_340, 20_000],
  [11, 20],
  [0.24, 0.25],
  [0, 1],
])('ends the axis for values up to %s at %s', (value, expected) => {
  expect(niceCeiling(value)).toBeCloseTo(expected);
});
