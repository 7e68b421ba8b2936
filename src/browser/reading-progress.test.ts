import { expect, test } from 'vitest';
import { readingProgress } from './reading-progress.ts';

const page = {
  scrollTop: 0,
  viewport: 800,
  documentHeight: 4800,
  contentTop: 600,
  contentHeight: 3000,
};

test.each([
  ['side', 1000, 25],
  ['side', 4000, 100],
  // Safari's rubber band.
  ['dokument', -20, 0],
  ['dokument', 1600, 50],
  ['indhold', 400, 0],
  ['indhold', 1900, 50],
] as const)('"%s" at %i px is %i percent', (reading, scrollTop, percent) => {
  expect(readingProgress(reading, { ...page, scrollTop })).toBe(percent);
});

test('a page too short to scroll counts as read to the end', () => {
  expect(readingProgress('side', { ...page, documentHeight: 800 })).toBe(100);
});
