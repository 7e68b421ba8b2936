import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PositionsChart } from './PositionsChart.tsx';

test.each([
  ['50%', ['1-3', '4-10', '11-20', '21+']],
  ['25%', ['1-10', '11-20', '21-50', '51+']],
  ['75%', ['1-3', '4-6', '7-10', '11+']],
])('draws the end of the first page at %s for the ranges %j', (height, ranges) => {
  const positions = ranges.map((range) => ({ range, before: 1, now: 2 }));
  const html = renderToStaticMarkup(<PositionsChart positions={positions} label="Placeringer" />);
  expect(html).toMatch(new RegExp(`<line[^>]* y1="${height}" y2="${height}"`));
});
