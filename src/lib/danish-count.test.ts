import { expect, test } from 'vitest';
import { danishCount } from './danish-count.ts';

test.each([
  [1, 'Én'],
  [5, 'Fem'],
  [12, 'Tolv'],
  [13, '13'],
  [150, '150'],
])('writes %i as %s', (count, text) => {
  expect(danishCount(count)).toBe(text);
});
