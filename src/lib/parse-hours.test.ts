import { expect, test } from 'vitest';
import { parseHours } from './parse-hours.ts';

test.each([
  ['08-20', { from: 8, to: 20 }],
  ['9-17', { from: 9, to: 17 }],
  ['10-24', { from: 10, to: 24 }],
])('parses %s', (text, expected) => {
  expect(parseHours(text)).toEqual(expected);
});

test.each(['lukket', '', 'Lukket', '20-08', '8-25', '8.30-16'])('knows no hours in "%s"', (text) => {
  expect(parseHours(text)).toBeNull();
});
