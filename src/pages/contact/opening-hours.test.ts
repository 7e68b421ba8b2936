import { expect, test } from 'vitest';
import { chartScale, hoursSpan } from './opening-hours.ts';

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
