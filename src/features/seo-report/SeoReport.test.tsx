import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeoReport } from './SeoReport.tsx';

const month = { enquiries: 11 };
const html = renderToStaticMarkup(
  <SeoReport
    report={{
      period: 'Januar 2025',
      clicks: [
        { ...month, month: 'nov. 2024', clicks: 118 },
        { ...month, month: 'dec. 2024', clicks: 96 },
        { ...month, month: 'jan. 2025', clicks: 501 },
      ],
      positionsSince: 'november',
      positions: [
        { range: '1-3', before: 1, now: 5 },
        { range: '4-10', before: 4, now: 9 },
        { range: '11-20', before: 9, now: 7 },
        { range: '21+', before: 11, now: 4 },
      ],
      keywords: [
        { word: 'maler', before: 8, now: 2, searches: 320 },
        { word: 'pris', before: 3, now: 4, searches: 90 },
      ],
      questions: { count: 5, before: 0, now: 2 },
      pages: [{ path: '/', clicks: 118 }],
      speed: [{ metric: 'LCP', before: 99, now: 2.5, unit: 's', limit: 2.5 }],
    }}
  />,
);

test.each([
  ['compares the first month with the last', 'Fra 118 klik om måneden til 501.'],
  [
    'counts the keywords on the first page',
    'af 25 søgeord på side 1, i november 5</dt><dd class="figure">14<',
  ],
  ['says how far a keyword moved up', '6 pladser frem'],
  ['says how far a keyword moved down', '1 plads tilbage'],
  ['ends the axis at a round number above the highest', '>1.000</text>'],
  ['puts a value at its limit where the good part of its scale ends', 'cx="40%" cy="12" r="5.5"'],
  ['keeps a value beyond the scale at its end', 'cx="100%" cy="12" r="4.5"'],
])('%s', (_, expected) => {
  expect(html).toContain(expected);
});
