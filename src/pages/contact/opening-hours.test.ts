import { expect, test } from 'vitest';
import { chartScale, hoursSpan, parseHours } from './opening-hours.ts';

test.each([
  ['08-20', { from: 8, to: 20 }],
  ['9-17', { from: 9, to: 17 }],
  ['10-24', { from: 10, to: 24 }],
])('parses %s', (text, expected) => {
  expect(parseHours(text)).toEqual(expected);
});

test.each(['', 'lukket', '20-08', '8-25', '8.30-16'])('throws on "%s"', (text) => {
  expect(() => parseHours(text)).toThrow('Not opening hours');
});

test('returns start and length of the hours in percent of the scale', () => {
  expect(hoursSpan({ from: 8, to: 20 }, { from: 6, to: 22 })).toEqual({ start: 12.5, length: 75 });
});

test.each([
  [[{ from: 8, to: 20 }], { from: 7, to: 21 }],
  [
    [
      { from: 6, to: 12 },
      { from: 9, to: 23 },
    ],
    { from: 5, to: 24 },
  ],
  [[{ from: 0, to: 24 }], { from: 0, to: 24 }],
])('%j fit on the scale of the chart', (hours, scale) => {
  expect(chartScale(hours)).toEqual(scale);
  for (const each of hours) {
    const { start, length } = hoursSpan(each, chartScale(hours));
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start + length).toBeLessThanOrEqual(100);
  }
});
