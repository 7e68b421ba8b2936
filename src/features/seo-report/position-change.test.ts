import { expect, test } from 'vitest';
import { positionChange } from './position-change.ts';

test.each([
  [8, 2, '6 pladser frem'],
  [3, 2, '1 plads frem'],
  [2, 5, '3 pladser tilbage'],
  [4, 4, 'uændret'],
])('a keyword that moves from position %i to %i reads »%s«', (before, now, text) => {
  expect(positionChange(before, now)).toBe(text);
});
