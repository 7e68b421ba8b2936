import { expect, test } from 'vitest';
import { reportFigures } from './report-figures.ts';

test('compares the first month with the last and counts the keywords on the first page', () => {
  const report = {
    clicks: [
      { month: 'nov. 2024', clicks: 118, impressions: 5_920, enquiries: 11 },
      { month: 'dec. 2024', clicks: 96, impressions: 5_140, enquiries: 8 },
      { month: 'jan. 2025', clicks: 447, impressions: 16_950, enquiries: 44 },
    ],
    positions: [
      { range: '1-3', before: 1, now: 5 },
      { range: '4-10', before: 4, now: 9 },
      { range: '11-20', before: 9, now: 7 },
      { range: '21+', before: 11, now: 4 },
    ],
  };
  expect(reportFigures(report)).toEqual({
    clicks: { before: 118, now: 447 },
    impressions: { before: 5_920, now: 16_950 },
    enquiries: { before: 11, now: 44 },
    firstPage: { before: 5, now: 14 },
    tracked: 25,
  });
});
