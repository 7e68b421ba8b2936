import { expect, test } from 'vitest';
import { danishDay } from './danish-day.ts';

test.each([
  ['2026-11-30T22:59:59Z', '2026-11-30'],
  ['2026-11-30T23:00:00Z', '2026-12-01'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s it is %s in Denmark', (moment, day) => {
  expect(danishDay(new Date(moment))).toBe(day);
});
