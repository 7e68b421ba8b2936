import { expect, test } from 'vitest';
import { dialAngle, limitAngle } from './dial-angle.ts';

test.each([
  ['the limit', 2.5, 2.5, limitAngle],
  ['the limit of another dial', 0.1, 0.1, limitAngle],
  ['half the limit', 100, 200, limitAngle / 2],
  ['a value between two tenths of a degree', 4.1, 2.5, 118.1],
  ['a value below the scale', -1, 200, 0],
  ['a value beyond the scale', 9_999, 200, 180],
])('puts %s at its angle', (_what, value, limit, angle) => {
  expect(dialAngle(value, limit)).toBe(angle);
});
