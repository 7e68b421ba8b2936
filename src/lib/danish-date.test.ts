import { expect, test } from 'vitest';
import { danishDay, dateWithZone, longDate, shortDate } from './danish-date.ts';

test.each([
  ['2025-01-21', '21. januar 2025', '21. jan. 2025', '2025-01-21T00:00:00+01:00'],
  ['2024-02-29', '29. februar 2024', '29. feb. 2024', '2024-02-29T00:00:00+01:00'],
])('formats %s as %s, %s and %s', (day, long, short, moment) => {
  expect([longDate(day), shortDate(day), dateWithZone(day)]).toEqual([long, short, moment]);
});

// Daylight saving time begins and ends at two and three at night on a Sunday.
test.each([
  ['2025-03-30', '+01:00'],
  ['2025-03-31', '+02:00'],
  ['2025-10-26', '+02:00'],
  ['2025-10-27', '+01:00'],
])('%s begins at the UTC offset %s', (day, zone) => {
  expect(dateWithZone(day)).toBe(`${day}T00:00:00${zone}`);
});

test.each([
  ['2026-11-30T22:59:59Z', '2026-11-30'],
  ['2026-11-30T23:00:00Z', '2026-12-01'],
])('at %s it is %s in Denmark', (moment, day) => {
  expect(danishDay(new Date(moment))).toBe(day);
});
