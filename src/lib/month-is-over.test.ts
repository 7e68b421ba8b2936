import { expect, test } from 'vitest';
import { monthIsOver } from './month-is-over.ts';

test.each([
  ['november 2026', '2026-11-30', false],
  ['november 2026', '2026-12-01', true],
  ['september 2026', '2026-09-30', false],
  ['september 2026', '2026-10-01', true],
  ['december 2026', '2026-11-30', false],
  ['januar 2027', '2026-12-31', false],
  ['denne måned', '2026-11-30', true],
])('checks whether %s is over on %s: %s', (month, day, over) => {
  expect(monthIsOver(month, day)).toBe(over);
});
